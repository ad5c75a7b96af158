import type { OpeningHoursSpecification } from 'schema-dts';
import type { Closure, OpeningHours } from '../../schema/business';

/** The hours of one record of content, which hold every week. */
export function weeklyHours({ days, opens, closes }: OpeningHours): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes };
}

/** Days off. A day that opens and closes at midnight is one that does not open (schema.org). */
export function daysOff({ from, to }: Closure): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: '00:00',
    closes: '00:00',
  };
}
