import { hoursRows } from '@/lib/hours';
import type { Business } from '@/lib/schema/business';

export function HoursTable({ business }: { business: Business }) {
  return (
    <table className="mt-3 text-left tabular-nums">
      <caption className="sr-only">Hours, Mountain Time</caption>
      <tbody>
        {hoursRows(business.hours).map(({ days, hours }) => (
          <tr key={days}>
            <th scope="row" className="wrap-anywhere py-1 pr-6 align-top font-semibold">
              {days}
            </th>
            <td className="wrap-anywhere py-1 align-top">{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
