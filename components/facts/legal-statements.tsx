import { feeSentences } from '@/lib/pricing/fee-words';
import type { Content } from '@/lib/schema/content';
import { stateCodes, stateNames, states } from '@/lib/states';
import { withoutCommission } from '@/lib/towns/town-words';
import { LawChecked } from './law-checked';

/** What the law doesn't want to be prominent. */
const small = 'max-md:text-xs/[1.3]';

/** What each state requires a notary's advertising to say, with the highest fees. */
export function LegalStatements({ business, pages }: Pick<Content, 'business' | 'pages'>) {
  const { law } = pages;
  return (
    <section aria-labelledby="law" className="text-sm/tight md:text-sm/snug">
      <h2 id="law" className="text-lg md:text-xl">
        We're notaries, not attorneys
      </h2>
      <div className="mt-1.5 grid gap-x-10 gap-y-1.5 md:mt-3 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
        {stateCodes.map((state) => {
          const { words, section } = states[state].statement;
          const instead = withoutCommission(business, state, law);
          return (
            <div key={state}>
              <p>
                <strong>{stateNames[state]}.</strong> {words}
              </p>
              <p className={small}>{`${section}. ${feeSentences(business, state, law)}`}</p>
              {instead && <p className="mt-2">{instead}</p>}
            </div>
          );
        })}
        <p className={`${small} md:max-lg:col-span-2 print:col-span-1`}>
          {law.travel} <LawChecked business={business} className="max-md:hidden" />
        </p>
      </div>
    </section>
  );
}
