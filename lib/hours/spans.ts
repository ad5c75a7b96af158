import type { OpeningHours } from '../schema/opening-hours';
import { weekdayOf } from './calendar';

/** A time on the clock of the day before, or of the day after with -24: "02:00" is "26:00". */
export function shiftHours(time: string, by: 24 | -24): string {
  return `${Number(time.slice(0, 2)) + by}${time.slice(2)}`.padStart(5, '0');
}

/**
 * The opening hours that begin on a day, in order; records without a gap between them are merged. After
 * midnight, the hours count on: "26:00".
 */
export function spansOf(date: string, hours: readonly OpeningHours[]) {
  const spans: { opens: string; closes: string }[] = [];
  const name = weekdayOf(date);
  const records = hours.filter(({ byAppointment, days }) => !byAppointment && days.includes(name));
  records.sort((a, b) => a.opens.localeCompare(b.opens));
  for (const { opens, closes: time } of records) {
    const closes = time < opens ? shiftHours(time, 24) : time;
    const last = spans.at(-1);
    if (last && opens <= last.closes) last.closes = closes > last.closes ? closes : last.closes;
    else spans.push({ opens, closes });
  }
  return spans;
}
