import { dollars } from '@/lib/money';
import type { Pages } from '@/lib/schema/pages/pages';
import type { TravelBand } from '@/lib/schema/prices';
import { fill, pluralize } from '@/lib/text';

interface Props {
  bands: readonly TravelBand[];
  copy: Pages['fees']['travel'];
}

/** What travel costs by distance; beyond the last distance, it is quoted. */
export function TravelTable({ bands, copy }: Props) {
  const rows = [
    ...bands.map(({ upTo, price }) => [
      fill(copy.upTo, { miles: pluralize(upTo, 'mile') }),
      dollars(price),
    ]),
    [copy.farther, copy.quoted],
  ];
  return (
    <table className="tabular mt-4 text-left">
      <caption className="text-left text-sm">{copy.caption}</caption>
      <tbody>
        {rows.map(([distance, price]) => (
          <tr key={distance} className="border-cream-200 border-b">
            <th scope="row" className="py-2 pr-4 font-normal sm:pr-8">
              {distance}
            </th>
            <td className="py-2">{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
