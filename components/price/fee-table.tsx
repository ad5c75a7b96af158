import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { dollars } from '@/lib/money';
import { feeRows, twoActs } from '@/lib/pricing/fees';
import type { Business } from '@/lib/schema/business';
import { LawChecked } from '../facts/law-checked';

interface Props {
  business: Business;
  /** The heading above the table, or beside it. */
  heading?: 'above' | 'margin';
  /** What is paid for: a visit, or a session on the reader's screen. */
  total?: 'visit' | 'session';
  /** Stands below the table; what it has opened is printed. */
  calculator?: ReactNode;
}

/** The highest fees by state, and how they add up; paper has them on its sheet and at its foot. */
export function FeeTable({ business, heading = 'margin', total = 'visit', calculator }: Props) {
  const rows = feeRows(business);
  const cell = 'py-2 pr-4 align-top sm:pr-8';
  const [first] = rows;
  const additional = dollars(business.prices.additionalNotarization);
  return (
    <Section
      id="fees"
      title="What it costs"
      heading={heading}
      className={calculator ? 'print:not-has-aria-expanded:hidden' : 'print:hidden'}
    >
      <table className="figures text-left">
        <caption className="text-left text-sm">The most that the law allows for each act</caption>
        <thead>
          <tr className="border-gold-400 border-b">
            <th className={cell}>State</th>
            <th className={cell}>In person</th>
            {first?.online && <th className={cell}>Online</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.state} className="border-cream-200 border-b">
              <th scope="row" className={cell}>
                {row.state}
                <span className="block font-normal text-sm">{row.law}</span>
              </th>
              <td className={cell}>{row.inPerson}</td>
              {first?.online && <td className={cell}>{row.online}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {calculator}
      <div className="stack-2 mt-4 max-w-prose">
        {total === 'visit' ? (
          <>
            <p>
              {`Your total is the fee for each notarial act plus travel by distance, an amount agreed before the trip. Each additional notarization at the same visit is ${additional}, so two acts are at most ${twoActs(business)}, and the trip. As a rule each place on your papers for the notary's stamp is one act: tell us how many there are.`}
            </p>
            <p>
              If a signing cannot go ahead, the travel fee may still be owed, as agreed before the
              trip.
            </p>
          </>
        ) : (
          <p>
            Your total is the fee for each notarial act: at most {first?.online} for the first and{' '}
            {additional} for each additional one in the same session. There is no trip to pay for.
          </p>
        )}
        <p className="text-sm">
          <LawChecked business={business} />
        </p>
      </div>
    </Section>
  );
}
