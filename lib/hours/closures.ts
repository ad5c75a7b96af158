import type { Closure } from '../schema/business';
import { formatDate } from '../text';
import { addDays } from './calendar';

/** How many days before a closure the pages begin to tell it. */
const noticeDays = 14;

/** "Closed on December 25, 2026: Christmas Day", or with the first and the last day. */
export function formatClosure({ from, to, reason }: Closure): string {
  const days =
    from === to ? `on ${formatDate(from)}` : `from ${formatDate(from)} to ${formatDate(to)}`;
  return `Closed ${days}: ${reason}`;
}

/** The first day on which the pages tell of a closure, such as 2026-12-11. */
export function noticeBegins({ from }: Closure): string {
  return addDays(from, -noticeDays);
}

/** The first day on which they do no longer. */
export function noticeEnds({ to }: Closure): string {
  return addDays(to, 1);
}
