import type { BusinessRecord } from '../schema/business';
import { type Holiday, holidays } from '../schema/holidays';
import { addDays, daysBetween, weekdayOf } from './calendar';
import { closureOn, spansOf } from './spans';

/** The federal holidays of a year, in order. */
export const holidaysOf = (year: number): Holiday[] =>
  Object.entries(holidays).map(([name, [from, weekday]]) => {
    const first = `${year}-${from}`;
    const week = daysBetween(first, addDays(first, 6));
    return { name, date: week.find((day) => weekdayOf(day) === weekday) ?? first };
  });

/** How long a page may go without a new build and still know its holidays. */
const knownDays = 400;

/**
 * The holidays from a day on for which there are hours in an ordinary week, and the owner hasn't said
 * whether they hold: neither a day off nor other hours, and the holiday isn't among those worked.
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
    const isNear = day <= date && date <= addDays(day, knownDays);
    const isAnswered =
      holidaysWorked.includes(name) || closureOn(date, closures ?? []) !== undefined;
    return isNear && !isAnswered && spansOf(date, { hours, closures: [] }).length > 0;
  });
}
