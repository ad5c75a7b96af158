import { buttonStyles } from '@/components/ui/button-styles';
import { FocusedPanel } from '@/components/ui/focused-panel.client';
import { FormField } from '@/components/ui/form-field';
import type { TypedText } from './typed-texts';

/** Why nothing was saved, when it's about the file as a whole. */
export function Refused({ say, onLoad }: { say: string; onLoad: () => void }) {
  return (
    <div className="mb-6">
      <FocusedPanel role="alert">
        <p>{say}</p>
        <p>
          <button
            type="button"
            className={buttonStyles({ variant: 'attraction', size: 'sm' })}
            onClick={onLoad}
          >
            Load the file again
          </button>
        </p>
        <p className="text-sm">What you typed will be above the form, to copy from.</p>
      </FocusedPanel>
    </div>
  );
}

/** What was typed before the file was loaded again. */
export function Typed({ texts }: { texts: readonly TypedText[] }) {
  if (texts.length === 0) return null;
  return (
    <details open className="mb-6 rounded-md border border-gold-400 bg-cream-100 p-4">
      <summary className="font-semibold">What you had typed</summary>
      <div className="mt-3 grid grid-cols-1 gap-4">
        {texts.map(({ label, text }, index) => {
          const id = `typed-${index}`;
          return (
            <FormField key={id} id={id} label={label}>
              <textarea id={id} readOnly className="control field-sizing-content" value={text} />
            </FormField>
          );
        })}
      </div>
    </details>
  );
}
