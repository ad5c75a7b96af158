import type { Closure } from '../schema/opening-hours';
import type { Pages } from '../schema/pages/pages';
import { fill, formatDate } from '../text';
import { addDays } from './calendar';
import { formatTimes } from './hours';

/** How many days ahead pages announce a closure. */
export const noticeDays = 14;

/** "Closed on December 25, 2026: Christmas Day"; for several days, the first and the last; or the hours. */
export function formatClosure(closure: Closure, copy: Pages['frame']['closure']) {
  const { from, to, reason } = closure;
  const times = closure.hours && formatTimes(closure.hours);
  const [first, last] = [formatDate(from), formatDate(to)];
  if (from === to) {
    const day = first;
    return times ? fill(copy.dayHours, { day, times, reason }) : fill(copy.day, { day, reason });
  }
  return times
    ? fill(copy.daysHours, { first, last, times, reason })
    : fill(copy.days, { first, last, reason });
}

/** The first day pages announce a closure, such as 2026-12-11, and the first day they no longer do. */
export function noticeOf({ from, to }: Closure) {
  return { begins: addDays(from, -noticeDays), ends: addDays(to, 1) };
}
