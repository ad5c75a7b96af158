import type { SigningDetails, VisitTerms } from '@/lib/pricing/calculator';

const counts = [
  { id: 'documents', label: 'Documents' },
  { id: 'people', label: 'Signers' },
] as const;

/** 1 to 20: whoever has more documents should call. */
const choices = Array.from({ length: 20 }, (_, index) => index + 1);

interface Props {
  visit: VisitTerms;
  answers: SigningDetails;
  onChange: (answered: Partial<SigningDetails>) => void;
}

export function PriceFields({ visit, answers, onChange }: Props) {
  return (
    <div className="*:not-last:mb-4 print:hidden">
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        {counts.map(({ id, label }) => (
          <div key={id}>
            <label htmlFor={id} className="font-semibold">
              {label}
            </label>
            <select
              id={id}
              value={answers[id]}
              className="mt-1 blank h-12 w-33 tabular"
              onChange={({ target }) => onChange({ [id]: Number(target.value) })}
            >
              {choices.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </div>
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
              checked={answers.when === when}
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
