import { dollars } from '@/lib/money';
import type { Pages } from '@/lib/schema/pages/pages';
import type { TravelPrice } from '@/lib/schema/prices';
import type { Town } from '@/lib/schema/town';
import { formatList } from '@/lib/text';
import { townsBySlug } from '@/lib/towns/towns';

interface Props {
  prices: readonly TravelPrice[];
  copy: Pages['fees']['travel'];
  towns: readonly Town[];
}

/** What travel costs by town; to every other town, it is quoted. */
export function TravelTable({ prices, copy, towns }: Props) {
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
