import { hoursRows } from '@/lib/hours/hours';
import type { Business } from '@/lib/schema/business';
import { homeState, states } from '@/lib/states';

/** The hours by day, each below its days where both don't fit in a line. */
export function HoursTable({ business }: { business: Business }) {
  return (
    <>
      <p className="sr-only">{`Hours, ${states[homeState].clock.name}`}</p>
      <dl className="tabular text-sm sm:text-base">
        {hoursRows(business.hours).map(({ days, hours }) => (
          <div
            key={`${days} ${hours}`}
            className="flex flex-wrap gap-x-2 border-cream-200 not-last:border-b py-1"
          >
            <dt className="w-32 font-semibold sm:w-40">{days}</dt>
            <dd className="flex-1 basis-48 text-balance">{hours}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
