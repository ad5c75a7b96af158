import { addDays } from './calendar';
import type { Closure } from './schema/business';
import { dateInWords } from './text';

/** How many days before a closure the pages begin to tell it. */
const noticeDays = 14;

/** "Closed on December 25, 2026: Christmas Day", or with the first and the last day. */
export function closureInWords({ from, to, reason }: Closure): string {
  const days =
    from === to ? `on ${dateInWords(from)}` : `from ${dateInWords(from)} to ${dateInWords(to)}`;
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
