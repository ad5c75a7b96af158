import { formatHours, hoursRows } from '@/lib/hours/hours';
import type { Content } from '@/lib/schema/content';
import { homeState, states } from '@/lib/states';
import { capitalize } from '@/lib/text/format';

/** The hours, a line for each group of days; a screen reader hears them in whole words. */
export function HoursTable({ business }: Pick<Content, 'business'>) {
  return (
    <>
      <p className="sr-only">
        {`Hours, ${states[homeState].clock.name}: ${formatHours(business.hours)}`}
      </p>
      <div aria-hidden="true" className="text-xs/5 tabular md:text-xs/6">
        {hoursRows(business.hours).map(({ days, hours }) => (
          <p key={hours} className="flex flex-wrap gap-x-2 border-cream-200 not-last:border-b">
            <strong className="min-w-16 whitespace-nowrap">{capitalize(days)}</strong>
            <span className="grow basis-24">{hours}</span>
          </p>
        ))}
      </div>
    </>
  );
}
