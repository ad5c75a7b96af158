import type { Closure } from '../schema/opening-hours';
import { formatDate } from '../text/format';
import { addDays } from './calendar';
import { formatTimes } from './hours';

/** How many days ahead pages announce a closure. */
export const noticeDays = 14;

/** "Closed on December 25, 2026: Christmas", or "Hours on December 24, 2026: 8 am to 12 pm (…)". */
export function formatClosure({ from, to, hours, reason }: Closure): string {
  const days =
    from === to ? `on ${formatDate(from)}` : `from ${formatDate(from)} to ${formatDate(to)}`;
  return hours ? `Hours ${days}: ${formatTimes(hours)} (${reason})` : `Closed ${days}: ${reason}`;
}

/** The first day on which pages announce a closure, such as 2026-12-11, and the first after it. */
export function noticeOf({ from, to }: Closure) {
  return { begins: addDays(from, -noticeDays), ends: addDays(to, 1) };
}
