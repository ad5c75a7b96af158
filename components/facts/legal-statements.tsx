import { LawChecked } from '@/components/facts/law-checked';
import { feeSentences } from '@/lib/pricing/fees';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import { stateCodes, stateNames, states } from '@/lib/states';
import { withoutCommission } from '@/lib/towns/town-words';

interface Props {
  business: Business;
  copy: Pages['law'];
  heading: string;
}

/** What each state requires a notary's advertising to say, with the highest fees. */
export function LegalStatements({ business, copy, heading }: Props) {
  return (
    <section aria-labelledby="law">
      <h2 id="law" className="text-xl">
        {heading}
      </h2>
      <div className="mt-3 grid gap-x-10 gap-y-3 md:grid-cols-2">
        {stateCodes.map((state) => {
          const { words, section } = states[state].statement;
          const instead = withoutCommission(business, state, copy);
          return (
            <div key={state}>
              <p className="text-sm/snug">
                <strong>{stateNames[state]}.</strong> {words}
              </p>
              <p className="mt-1 text-sm/snug">
                {`${section}. ${feeSentences(business, state, copy)}`}
              </p>
              {instead && <p className="mt-2 text-sm">{instead}</p>}
            </div>
          );
        })}
      </div>
      <p className="mt-3 max-w-prose text-sm/snug">
        {copy.travel} <LawChecked business={business} copy={copy} />
      </p>
    </section>
  );
}
