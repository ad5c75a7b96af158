import type { SigningDetails } from '@/lib/pricing/calculator';
import type { Option } from '@/lib/pricing/calculator-words';
import { CountField } from './count-field';

/** The answers as the controls have them: a number may still be any text. */
export interface Draft extends Record<'documents' | 'people', string> {
  when: SigningDetails['when'];
  how: 'in-person' | 'online';
}

const counts = [
  { id: 'documents', label: 'Documents', one: 'document' },
  { id: 'people', label: 'Signers', one: 'signer' },
] as const;

interface Props {
  visit: Option;
  /** Missing if nothing is done online. */
  online: Option | undefined;
  draft: Draft;
  onChange: (answered: Partial<Draft>) => void;
}

export function PriceFields({ visit, online, draft, onChange }: Props) {
  const { when } = (draft.how === 'online' && online) || visit;
  /** Radio buttons, each in a row tall enough for a thumb; their name is sent nowhere. */
  const choice = (
    name: 'when' | 'how',
    legend: string,
    options: readonly [label: string, answer: Partial<Draft>][],
  ) => (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {options.map(([label, answer]) => (
        <label key={label} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={answer[name] === draft[name]}
            className="size-5 shrink-0 accent-blue-700"
            onChange={() => onChange(answer)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
  return (
    <div className="*:not-last:mb-4 print:hidden">
      <div className="flex flex-wrap gap-4">
        {counts.map((count) => (
          <CountField
            key={count.id}
            {...count}
            text={draft[count.id]}
            onChange={(text) => onChange({ [count.id]: text })}
          />
        ))}
      </div>
      <div className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        {choice('when', 'How soon', [
          [when.standard, { when: 'standard' }],
          [when.priority, { when: 'priority' }],
        ])}
        {online &&
          choice('how', 'Where', [
            [visit.name, { how: 'in-person' }],
            [online.name, { how: 'online' }],
          ])}
      </div>
    </div>
  );
}
