import { clsx } from 'clsx';
import { Section } from '@/components/ui/section';
import { dollars } from '@/lib/money';
import { feeRows, onlineFee, twoNotarizations } from '@/lib/pricing/fees';
import type { Content } from '@/lib/schema/content';
import type { Pages } from '@/lib/schema/pages/pages';
import type { TravelPrice } from '@/lib/schema/prices';
import type { Town } from '@/lib/schema/town';
import { fill, formatList } from '@/lib/text';
import { townsBySlug } from '@/lib/towns/towns';
import { LawChecked } from '../facts/law-checked';

/**
 * The fees by state, and how they add up. Not in print, where the sheet and the footer have
 * the fees.
 */
export function FeeTable({
  business,
  pages,
  towns,
}: Pick<Content, 'business' | 'pages' | 'towns'>) {
  const { fees, law } = pages;
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

interface TravelProps {
  prices: readonly TravelPrice[];
  copy: Pages['fees']['travel'];
  towns: readonly Town[];
}

/** What travel costs by town; to every other town, it is quoted. */
function TravelTable({ prices, copy, towns }: TravelProps) {
  const rows = [
    ...prices.map(({ price, towns: slugs }) => [
      formatList(townsBySlug(towns, slugs).map(({ name }) => name)),
      dollars(price),
    ]),
    [copy.other, copy.quoted],
  ];
  return (
    <table className="tabular mt-4 text-left">
      <caption className="text-left text-sm">{copy.caption}</caption>
      <tbody>
        {rows.map(([names, price]) => (
          <tr key={names} className="border-cream-200 border-b">
            <th scope="row" className="py-2 pr-4 font-normal sm:pr-8">
              {names}
            </th>
            <td className="py-2">{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
