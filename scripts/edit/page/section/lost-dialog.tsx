import { buttonStyles } from '@/components/ui/button-styles';
import { FormField } from '@/components/ui/form-field';
import type { LostPage } from '../../api';
import { Dialog } from '../shell/dialog';

interface Props {
  lost: readonly LostPage[];
  pages: readonly LostPage[];
  /** Gets the new address of each lost one. */
  onChoose: (redirects: Record<string, string>) => void;
  onClose: () => void;
}

/** Asks which page takes the place of each that would be gone. */
export function LostDialog({ lost, pages, onChoose, onClose }: Props) {
  return (
    <Dialog title="Where should these addresses lead?" onClose={onClose}>
      <p>People have links to these pages. Choose the page that each one leads to from now on.</p>
      <form
        className="*:not-last:mb-4"
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = new FormData(event.currentTarget);
          onChoose(Object.fromEntries(lost.map(({ path }) => [path, String(chosen.get(path))])));
        }}
      >
        {lost.map(({ path, title }) => (
          <FormField key={path} id={`lost-${path}`} label={`${title} (${path})`}>
            <select id={`lost-${path}`} name={path} required className="control">
              <option value="">Choose one</option>
              {pages.map((page) => (
                <option key={page.path} value={page.path}>
                  {`${page.title} (${page.path})`}
                </option>
              ))}
            </select>
          </FormField>
        ))}
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={buttonStyles()}>
            Save
          </button>
          <button
            type="button"
            className={buttonStyles({ variant: 'attraction' })}
            onClick={onClose}
          >
            Go back
          </button>
        </div>
      </form>
    </Dialog>
  );
}
