import type { BusinessRecord } from '../schema/business';
import { type Holiday, holidays } from '../schema/holidays';
import { addDays, daysBetween, weekdayOf } from './calendar';
import { closureOn, spansOf } from './spans';
import { unknownFrom } from './status-end';

/** When offices close for a holiday on a weekend (5 U.S.C. 6103(b)); undefined on any other day. */
function observedOn(date: string): string | undefined {
  const weekday = weekdayOf(date);
  if (weekday === 'Saturday') return addDays(date, -1);
  return weekday === 'Sunday' ? addDays(date, 1) : undefined;
}

/** The federal holidays of a year, each followed by the day it is observed, if that's another. */
export const holidaysOf = (year: number): Holiday[] =>
  Object.entries(holidays).flatMap(([name, [from, weekday]]) => {
    const first = `${year}-${from}`;
    const week = daysBetween(first, addDays(first, 6));
    const date = week.find((day) => weekdayOf(day) === weekday) ?? first;
    const observed = observedOn(date);
    return [{ name, date }, ...(observed ? [{ name, date: observed, isObserved: true }] : [])];
  });

/**
 * The holidays from a day on for which there are hours in an ordinary week, and the owner hasn't
 * said whether they hold: neither as a day off, nor with other hours, nor as a holiday worked.
 */
export function unansweredHolidays(
  {
    hours,
    closures,
    holidaysWorked = [],
  }: Pick<BusinessRecord, 'hours' | 'closures' | 'holidaysWorked'>,
  day: string,
): Holiday[] {
  const year = Number(day.slice(0, 4));
  return [year, year + 1, year + 2].flatMap(holidaysOf).filter(({ name, date }) => {
    const isNear = day <= date && date < unknownFrom(day);
    const isAnswered =
      holidaysWorked.includes(name) || closureOn(date, closures ?? []) !== undefined;
    return isNear && !isAnswered && spansOf(date, { hours, closures: [] }).length > 0;
  });
}
