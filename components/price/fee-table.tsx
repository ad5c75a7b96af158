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
  /** What is paid for: a visit or an online session. */
  total?: 'visit' | 'session';
  /** Shown below the table; once it is open, the section is printed too. */
  calculator?: ReactNode;
}

/**
 * The highest fees by state, and how they add up. Not in print, where the sheet and the footer have
 * the fees.
 */
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
      <table className="text-left tabular-nums">
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
      <div className="mt-4 max-w-prose *:not-last:mb-2">
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
