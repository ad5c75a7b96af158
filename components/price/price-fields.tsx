import type { SigningDetails } from '@/lib/pricing/calculator';
import type { VisitTerms } from '@/lib/pricing/calculator-words';
import { CountField } from './count-field';

/** The answers as the controls have them: a number may still be any text. */
export interface Draft extends Record<'documents' | 'people', string> {
  when: SigningDetails['when'];
}

const counts = [
  { id: 'documents', label: 'Documents', one: 'document' },
  { id: 'people', label: 'Signers', one: 'signer' },
] as const;

interface Props {
  visit: VisitTerms;
  draft: Draft;
  onChange: (answered: Partial<Draft>) => void;
}

export function PriceFields({ visit, draft, onChange }: Props) {
  return (
    <div className="*:not-last:mb-4 print:hidden">
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        {counts.map((count) => (
          <CountField
            key={count.id}
            {...count}
            text={draft[count.id]}
            onChange={(text) => onChange({ [count.id]: text })}
          />
        ))}
      </div>
      <fieldset>
        <legend className="font-semibold">How soon</legend>
        {(['standard', 'priority'] as const).map((when) => (
          // A row tall enough for a thumb; its name is sent nowhere.
          <label key={when} className="mt-3 flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="when"
              checked={draft.when === when}
              className="size-5 shrink-0 accent-blue-700"
              onChange={() => onChange({ when })}
            />
            {visit.when[when]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
