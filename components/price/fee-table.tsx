import { clsx } from 'clsx';
import { Section } from '@/components/ui/section';
import { feeRows, onlineFee, twoNotarizations } from '@/lib/pricing/fees';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Town } from '@/lib/schema/town';
import { fill } from '@/lib/text';
import { LawChecked } from '../facts/law-checked';
import { TravelTable } from './travel-table';

interface Props {
  business: Business;
  copy: Pick<Pages, 'fees' | 'law'>;
  towns: readonly Town[];
}

/**
 * The fees by state, and how they add up. Not in print, where the sheet and the footer have
 * the fees.
 */
export function FeeTable({ business, copy, towns }: Props) {
  const { fees, law } = copy;
  const rows = feeRows(business);
  const cell = 'py-2 not-last:pr-3 sm:not-last:pr-8';
  return (
    <Section id="fees" title={fees.heading} heading="margin" className="print:hidden">
      <table className="tabular text-left">
        <caption className="text-left text-sm">{fees.caption}</caption>
        <tbody>
          {rows.map(({ state, inPerson, cap: limit, law: source }) => (
            <tr key={state} className="border-cream-200 border-b">
              <th scope="row" className={cell}>
                {state}
                <span className="block font-normal text-sm">
                  {fill(fees.cap, { fee: limit, law: source })}
                </span>
              </th>
              <td className={clsx(cell, 'sm:whitespace-nowrap')}>{inPerson}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {business.prices.travel && (
        <TravelTable prices={business.prices.travel} copy={fees.travel} towns={towns} />
      )}
      <div className="mt-4 max-w-prose *:not-last:mb-2">
        {business.authority.online && <p>{fill(fees.online, { fee: onlineFee(business) })}</p>}
        <p>{fill(fees.visit.total, { twoNotarizations: twoNotarizations(business) })}</p>
        <p>{fees.visit.noSigning}</p>
        <p className="text-sm">
          <LawChecked business={business} copy={law} />
        </p>
      </div>
    </Section>
  );
}
