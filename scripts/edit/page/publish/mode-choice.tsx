import { FormField } from '@/components/ui/form-field';
import type { Changes, PublishMode } from '../../api';

interface Way {
  mode: PublishMode;
  label: string;
  /** What it does. */
  does: string;
  /** Why it can't be done here. */
  lacks: string;
}

const ways: Way[] = [
  {
    mode: 'git',
    label: 'Send it to the site’s repository',
    does: 'The site is then built and put online from there.',
    lacks: 'That needs Git on this computer, and a repository to send to.',
  },
  {
    mode: 'store',
    label: 'Put it online from this computer',
    does: 'The site is built here and copied to the store that serves it.',
    lacks: 'That needs the keys to the store, which aren’t set up on this computer.',
  },
  {
    mode: 'folder',
    label: 'Only build it',
    does: 'The finished site is then in the folder named out, to upload yourself.',
    lacks: 'The site can’t be built here.',
  },
];

interface Props {
  can: Changes['can'];
  mode: PublishMode;
  store: string;
  onMode: (mode: PublishMode) => void;
  onStore: (store: string) => void;
}

/** How the site goes online. */
export function ModeChoice({ can, mode, store, onMode, onStore }: Props) {
  return (
    <>
      <fieldset>
        <legend className="font-semibold font-serif text-xl">How it goes online</legend>
        {ways.map((way) => (
          <div key={way.mode} className="py-2">
            <label className="flex min-h-8 items-center gap-3 font-semibold">
              <input
                type="radio"
                name="mode"
                className="size-5 shrink-0 accent-blue-700"
                checked={mode === way.mode}
                disabled={!can[way.mode]}
                aria-describedby={`${way.mode}-hint`}
                onChange={() => onMode(way.mode)}
              />
              {way.label}
            </label>
            <p id={`${way.mode}-hint`} className="ml-8 text-sm/snug">
              {can[way.mode] ? way.does : way.lacks}
            </p>
          </div>
        ))}
      </fieldset>
      {mode === 'store' && (
        <FormField id="store" label="The store">
          <p id="store-hint" className="text-sm/snug">
            Its address, such as s3://www.your-name.com.
          </p>
          <input
            id="store"
            className="control"
            spellCheck={false}
            aria-describedby="store-hint"
            value={store}
            onChange={({ target }) => onStore(target.value)}
          />
        </FormField>
      )}
    </>
  );
}
