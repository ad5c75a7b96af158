import { formatMonthDay } from '../text/format';
import { addDays, daysBetween, weekdayOf } from './calendar';
import { formatClock } from './hours';
import type { Hours } from './opening-status';

const dayLength = 24 * 60;
const dayNumber = (date: string) => Date.parse(date) / 86_400_000;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const startOf = (moment: number) => moment - (moment % dayLength);
const dateOf = (moment: number) => new Date(moment * 60_000).toISOString();

/** Minutes since 1970 on the business's clock. */
export const momentOf = (date: string, time: string) =>
  dayNumber(date) * dayLength + minutesOf(time);

/**
 * What hours, days off and holidays mean around a date, marked quarter hour by quarter hour on a
 * calendar, to compare with.
 */
export function quarters({ hours, closures, holidays }: Hours, around: string) {
  const marks = { open: new Set<number>(), byAppointment: new Set<number>() };
  const closureOf = (date: string) => closures.find(({ from, to }) => from <= date && date <= to);
  const holidayOf = (date: string) => holidays.find((holiday) => holiday.date === date);
  for (const date of daysBetween(addDays(around, -1), addDays(around, 60))) {
    if (holidayOf(date)) continue;
    const records = closureOf(date)
      ? [closureOf(date)?.hours ?? []].flat()
      : hours.filter(({ days }) => days.includes(weekdayOf(date)));
    for (const { opens, closes, byAppointment } of records) {
      const end = closes === '23:59' ? '24:00' : closes;
      const length = minutesOf(end) - minutesOf(opens);
      const marked = byAppointment ? marks.byAppointment : marks.open;
      const last = length < 0 ? length + dayLength : length;
      for (let at = 0; at < last; at += 15) marked.add(momentOf(date, opens) + at);
    }
  }
  return {
    isOpen: (moment: number) => marks.open.has(moment),
    isByAppointment: (moment: number) => marks.byAppointment.has(moment),
    isDayOff(moment: number) {
      const closure = closureOf(dateOf(moment).slice(0, 10));
      return closure !== undefined && !closure.hours;
    },
    holidayAt: (moment: number) => holidayOf(dateOf(moment).slice(0, 10))?.name,
    /** The first quarter from one on for which something holds. */
    next(from: number, holds: (moment: number) => boolean) {
      let moment = from;
      while (!holds(moment) && moment < from + 50 * dayLength) moment += 15;
      return moment;
    },
    /** The quarters from one to the end of its day. */
    restOfDay(from: number) {
      const count = (startOf(from) + dayLength - from) / 15;
      return Array.from({ length: count }, (_, step) => from + 15 * step);
    },
    clockOf: (moment: number) =>
      formatClock(dateOf(moment).slice(11, 16)).replaceAll('\u00a0', ' '),
    /** The day of a moment, as it is called at another. */
    dayOf(now: number, moment: number) {
      const away = (startOf(moment) - startOf(now)) / dayLength;
      if (away < 2) return away === 0 ? 'today' : 'tomorrow';
      if (away > 7) return formatMonthDay(dateOf(moment));
      return `${away === 7 ? 'next ' : ''}${weekdayOf(dateOf(moment).slice(0, 10))}`;
    },
  };
}
