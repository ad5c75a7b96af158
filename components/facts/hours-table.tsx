import { hoursRows } from '@/lib/hours/hours';
import type { Business } from '@/lib/schema/business';

export function HoursTable({ business }: { business: Business }) {
  return (
    <table className="tabular text-left">
      <caption className="sr-only">Hours, Mountain Time</caption>
      <tbody>
        {hoursRows(business.hours).map(({ days, hours }) => (
          <tr key={`${days} ${hours}`} className="border-cream-200 not-last:border-b">
            <th scope="row" className="py-1.5 pr-4 align-top font-semibold sm:whitespace-nowrap">
              {days}
            </th>
            <td className="py-1.5 align-top">{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
