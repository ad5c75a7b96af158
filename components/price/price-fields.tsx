import type { SigningDetails } from '@/lib/pricing/price';
import type { PriceTerms } from '@/lib/pricing/price-terms';
import { Choice } from './choice';
import { CountField } from './count-field';

/** The answers as the controls have them: a number may still be any text. */
export type Draft = Pick<SigningDetails, 'when' | 'how'> & Record<'documents' | 'people', string>;

interface Props {
  terms: PriceTerms;
  draft: Draft;
  onChange: (answered: Partial<Draft>) => void;
}

/** The questions the price depends on. */
export function PriceFields({ terms: { visit, online }, draft, onChange }: Props) {
  const { when } = (draft.how === 'online' && online) || visit;
  return (
    <div className="*:not-last:mb-4 print:hidden">
      <div className="flex flex-wrap gap-4">
        <CountField
          id="documents"
          label="Documents"
          one="document"
          text={draft.documents}
          onChange={(documents) => onChange({ documents })}
        />
        <CountField
          id="people"
          label="Signers"
          one="signer"
          text={draft.people}
          onChange={(people) => onChange({ people })}
        />
      </div>
      <div className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        <Choice
          legend="How soon"
          name="when"
          options={[
            { value: 'standard', label: when.standard },
            { value: 'priority', label: when.priority },
          ]}
          chosen={draft.when}
          onChoose={(chosen) => onChange({ when: chosen })}
        />
        {online && (
          <Choice
            legend="Where"
            name="how"
            options={[
              { value: 'in-person', label: visit.name },
              { value: 'online', label: online.name },
            ]}
            chosen={draft.how}
            onChoose={(how) => onChange({ how })}
          />
        )}
      </div>
    </div>
  );
}
