import { LawChecked } from '@/components/facts/law-checked';
import { feeSentences } from '@/lib/pricing/fees';
import type { Business } from '@/lib/schema/business';
import type { LawCopy } from '@/lib/schema/pages/law';

interface Props {
  business: Business;
  copy: LawCopy;
  heading: string;
}

/** What both states require a notary's advertising to say, with the highest fees. */
export function LegalStatements({ business, copy, heading }: Props) {
  const states = (['ID', 'OR'] as const).map((state) => ({
    fees: feeSentences(business, state, copy),
    law: business.law[state],
    served: business.authority.states.includes(state),
  }));
  return (
    <section aria-labelledby="law">
      <h2 id="law" className="text-xl">
        {heading}
      </h2>
      <div className="mt-3 grid gap-x-10 gap-y-3 md:grid-cols-2">
        {states.map(({ fees, law, served }) => (
          <div key={law.name}>
            <p className="text-sm/snug">
              <strong>{law.name}.</strong> {law.statement}
            </p>
            <p className="mt-1 text-sm/snug">{`${law.statementSource}. ${fees}`}</p>
            {!served && <p className="mt-2 text-sm">{law.withoutCommission}</p>}
          </div>
        ))}
      </div>
      <p className="mt-3 max-w-prose text-sm/snug">
        {copy.travel} <LawChecked business={business} copy={copy} />
      </p>
    </section>
  );
}
