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
  const day = new Date(`${from}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - noticeDays);
  return day.toISOString().slice(0, 10);
}

/**
 * Stands right behind the notices, so that nothing moves later: marks those whose time it is where
 * the business is. The locale writes a date as 2026-11-20.
 */
export const closureScript = `(function (d) {
  var day = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Boise' });
  d.querySelectorAll('[data-notice]').forEach(function (n) {
    if (n.dataset.notice <= day && day <= n.dataset.until) n.dataset.now = '';
  });
})(document);`;
