import { Section } from '@/components/ui/section';
import { feeRows, twoNotarizations } from '@/lib/pricing/fees';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import { fill } from '@/lib/text';
import { LawChecked } from '../facts/law-checked';
import { TravelTable } from './travel-table';

interface Props {
  business: Business;
  copy: Pick<Pages, 'fees' | 'law'>;
}

/**
 * The fees by state, and how they add up. Not in print, where the sheet and the footer have
 * the fees.
 */
export function FeeTable({ business, copy }: Props) {
  const { fees, law } = copy;
  const rows = feeRows(business);
  const cell = 'py-2 not-last:pr-3 sm:not-last:pr-8';
  const [first] = rows;
  return (
    <Section id="fees" title={fees.heading} heading="margin" className="print:hidden">
      <table className="tabular text-left">
        <caption className="text-left text-sm">{fees.caption}</caption>
        <thead>
          <tr className="border-gold-400 border-b">
            <th scope="col" className={cell}>
              In person
            </th>
            {first?.online && (
              <th scope="col" className={cell}>
                Online
              </th>
            )}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.state} className="border-cream-200 border-b">
            <tr>
              <th scope="rowgroup" colSpan={first?.online ? 2 : 1} className="pt-2">
                {row.state}
                <span className="block font-normal text-sm">
                  {fill(fees.cap, { fee: row.cap, law: row.law })}
                </span>
              </th>
            </tr>
            <tr>
              <td className={cell}>{row.inPerson}</td>
              {first?.online && <td className={cell}>{row.online}</td>}
            </tr>
          </tbody>
        ))}
      </table>
      {business.prices.travel && <TravelTable bands={business.prices.travel} copy={fees.travel} />}
      <div className="mt-4 max-w-prose *:not-last:mb-2">
        {isOnlineFromIdaho(business) && <p>{fees.onlineFromIdaho}</p>}
        <p>{fill(fees.visit.total, { twoNotarizations: twoNotarizations(business) })}</p>
        <p>{fees.visit.noSigning}</p>
        <p className="text-sm">
          <LawChecked business={business} copy={law} />
        </p>
      </div>
    </Section>
  );
}

/** Whether the fee online in some state is Idaho's, because its own authorization is missing. */
function isOnlineFromIdaho({ authority: { online, remote, states } }: Business): boolean {
  return online && states.some((state) => !remote.includes(state));
}
