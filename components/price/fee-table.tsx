import type { ReactNode } from 'react';
import { LawChecked } from '@/components/facts/law-checked';
import { onlineFee, twoNotarizations, visitRates } from '@/lib/pricing/fee-words';
import { formatFee } from '@/lib/pricing/fees';
import type { Content } from '@/lib/schema/content';
import { dollars, formatList } from '@/lib/text/format';
import { fill } from '@/lib/text/templates';
import { townsBySlug } from '@/lib/towns/towns';
import { Costs } from './costs';

type Props = Pick<Content, 'business' | 'pages' | 'towns'>;

/** All fees, and how they add up. Printed pages have the fees in the certificate and the footer. */
export function FeeTable({ business, pages, towns }: Props) {
  const { fees } = pages;
  const { additionalNotarization, travel } = business.prices;
  const visits = visitRates(business).map(({ state, law, cap, first, additional }) => [
    <>
      {state}
      {cap !== undefined && (
        <span className="block text-sm font-normal wrap-anywhere">
          {law} allows up to {dollars(cap)}
        </span>
      )}
    </>,
    formatFee({ first, cap }),
    dollars(additional),
  ]);
  const online = ['Online', onlineFee(business), dollars(additionalNotarization.online)];
  return (
    <Costs heading="margin" className="print:hidden">
      <Table
        caption="Fee for a notarization"
        columns={['Where', 'First', 'Each additional']}
        rows={business.authority.online ? [...visits, online] : visits}
      />
      {travel && (
        <div className="mt-4">
          <Table
            caption="Travel, by town"
            rows={[
              ...travel.map(({ price, towns: slugs }) => [
                formatList(townsBySlug(towns, slugs).map(({ name }) => name)),
                dollars(price),
              ]),
              ['Every other town', fees.quoted],
            ].map(([towns, fee]) => [
              <span key={towns} className="font-normal">
                {towns}
              </span>,
              fee,
            ])}
          />
        </div>
      )}
      <div className="mt-4 max-w-prose *:not-last:mb-2">
        {business.authority.online && <p>{fill(fees.online, { fee: onlineFee(business) })}</p>}
        <p>{fill(fees.visit.total, { twoNotarizations: twoNotarizations(business) })}</p>
        <p>{fees.visit.noSigning}</p>
        {business.agreed.law && (
          <p className="text-sm">
            <LawChecked business={business} />
          </p>
        )}
      </div>
    </Costs>
  );
}

interface TableProps {
  caption: string;
  /** What each column has, if that needs saying. */
  columns?: readonly string[];
  /** Each row has what costs something, and then how much. */
  rows: readonly (readonly ReactNode[])[];
}

function Table({ caption, columns, rows }: TableProps) {
  const cell = 'py-2 not-last:pr-3 sm:not-last:pr-8';
  return (
    <>
      {!columns && (
        <p aria-hidden="true" className="text-sm">
          {caption}
        </p>
      )}
      <table className="w-full max-w-prose border-collapse text-left tabular">
        <caption className="sr-only">{caption}</caption>
        {columns && (
          <thead className="text-sm">
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  // A single word stays whole where a longer line must break anywhere.
                  className={`${cell} font-normal not-first:text-right ${column.includes(' ') ? 'wrap-anywhere' : 'whitespace-nowrap'}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([what, ...prices], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
            <tr key={index} className="border-b border-cream-200">
              <th scope="row" className={cell}>
                {what}
              </th>
              {prices.map((price, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                <td key={column} className={`${cell} text-right align-top sm:whitespace-nowrap`}>
                  {price}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
