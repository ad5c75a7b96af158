import type { Business } from '../schema/business';
import type { Closure, OpeningHours } from '../schema/opening-hours';
import { weekdayOf } from './calendar';

/** The latest time that content can have. It means midnight. */
export const endOfDay = '23:59';

/** A stretch of hours. If it ends after midnight, the count goes on: "26:00" is 2 am. */
export type Span = Pick<OpeningHours, 'opens' | 'closes' | 'byAppointment'>;

/** A time on the clock of the day before, or of the day after with -24: "02:00" is "26:00". */
export function shiftHours(time: string, by: 24 | -24): string {
  return `${Number(time.slice(0, 2)) + by}${time.slice(2)}`.padStart(5, '0');
}

export const closureOn = (date: string, closures: readonly Closure[]) =>
  closures.find(({ from, to }) => from <= date && date <= to);

/** The hours that begin on a day, in order; those that adjoin, and are alike, are joined. */
export function spansOf(
  date: string,
  { hours, closures }: Pick<Business, 'hours' | 'closures'>,
): Span[] {
  const spans: Span[] = [];
  const name = weekdayOf(date);
  const closure = closureOn(date, closures);
  const ofWeek = hours.filter(({ days }) => days.includes(name));
  const records: Span[] = closure ? [closure.hours ?? []].flat() : ofWeek;
  records.sort((a, b) => a.opens.localeCompare(b.opens));
  for (const { opens, closes: time, byAppointment } of records) {
    const closes = closingOn(opens, time);
    const last = spans.findLast((span) => span.byAppointment === byAppointment);
    if (last && opens <= last.closes) last.closes = closes > last.closes ? closes : last.closes;
    else spans.push({ opens, closes, byAppointment });
  }
  return spans;
}

function closingOn(opens: string, time: string): string {
  if (time === endOfDay) return '24:00';
  return time < opens ? shiftHours(time, 24) : time;
}
