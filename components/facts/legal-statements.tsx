import { feeSentences } from '@/lib/pricing/fee-words';
import type { Content } from '@/lib/schema/content';
import { stateCodes, stateNames, states } from '@/lib/states';
import { withoutCommission } from '@/lib/towns/town-words';
import { LawChecked } from './law-checked';

/** What each state requires a notary's advertising to say, with the highest fees. */
export function LegalStatements({ business, pages: { law } }: Pick<Content, 'business' | 'pages'>) {
  return (
    <section aria-labelledby="law" className="text-xs/5 md:text-sm/snug">
      <h2 id="law" className="text-lg md:text-xl">
        We're notaries, not attorneys
      </h2>
      <div className="mt-1.5 grid gap-x-6 gap-y-2.5 md:mt-3 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
        {stateCodes.map((state) => {
          const { words, section } = states[state].statement;
          const instead = withoutCommission(business, state, law);
          return (
            <div key={state}>
              <p>
                <strong>{stateNames[state]}.</strong> {words}{' '}
                <span className="inline-block text-gold-700">{section}.</span>
              </p>
              <p className="mt-2.5">{feeSentences(business, state, law)}</p>
              {instead && <p className="mt-2.5">{instead}</p>}
            </div>
          );
        })}
        <p className="md:max-lg:col-span-2 print:col-span-1">
          {law.travel} <LawChecked business={business} className="max-md:hidden" />
        </p>
      </div>
    </section>
  );
}
