import { hoursRows } from '@/lib/hours/hours';
import type { Business } from '@/lib/schema/business';
import { homeState, states } from '@/lib/states';

/** The hours by day, a line each. */
export function HoursTable({ business }: { business: Business }) {
  return (
    <>
      <p className="sr-only">{`Hours, ${states[homeState].clock.name}`}</p>
      <dl className="tabular text-sm">
        {hoursRows(business.hours).map(({ days, hours }) => (
          <div
            key={`${days} ${hours}`}
            className="flex flex-wrap gap-x-2 border-cream-200 not-last:border-b py-0.5"
          >
            <dt className="w-16 font-semibold">{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
