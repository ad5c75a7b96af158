import type { OpeningHoursSpecification } from 'schema-dts';
import type { Closure, OpeningHours } from '../../schema/opening-hours';

/** The weekly hours of one record of content; closing before opening means the next day (schema.org). */
export function weeklyHours(record: OpeningHours): OpeningHoursSpecification {
  const { days, opens, closes, byAppointment } = record;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
    ...(byAppointment && { description: 'By appointment only' }),
  };
}

/** Days off: opening and closing at midnight means closed all day (schema.org). */
export function daysOff({ from, to }: Closure): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: '00:00',
    closes: '00:00',
  };
}
