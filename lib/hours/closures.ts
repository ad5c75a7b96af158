import type { Closure } from '../schema/opening-hours';
import type { Pages } from '../schema/pages/pages';
import { fill, formatDate } from '../text';
import { addDays } from './calendar';

/** How many days ahead pages announce a closure. */
const noticeDays = 14;

/** "Closed on December 25, 2026: Christmas Day"; for several days, the first and the last. */
export function formatClosure({ from, to, reason }: Closure, copy: Pages['frame']['closure']) {
  const first = formatDate(from);
  return from === to
    ? fill(copy.day, { day: first, reason })
    : fill(copy.days, { first, last: formatDate(to), reason });
}

/** The first day pages announce a closure, such as 2026-12-11, and the first day they no longer do. */
export function noticeOf({ from, to }: Closure) {
  return { begins: addDays(from, -noticeDays), ends: addDays(to, 1) };
}
