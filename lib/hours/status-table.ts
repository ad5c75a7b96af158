import { memoize } from '../memoize';
import { addDays, daysBetween } from './calendar';
import { type Hours, openingStatus, type WordsAt } from './opening-status';
import { shiftHours, spansOf } from './spans';

/** Any week without days off will do; it starts on Sunday because browsers count from there. */
const anyWeek = daysBetween('2023-01-01', '2023-01-07');

/**
 * What the page says about the hours, and from when, for a script that only compares: one entry per
 * line, such as "1 08:00", a tab and "Taking calls until 8 pm" for every Monday (Sunday is 0), or
 * "2026-12-25 00:00" and "Closed today" for a single day. Entries are sorted within each kind, and
 * the last one not after the business's local time applies. Single days take precedence over the
 * week; after an entry without words, the week applies again.
 */
export const statusTable = memoize(tableOf, new WeakMap());

/** The longest status of all, for which a page keeps room. */
export const longestStatus = (business: Hours): string =>
  statusTable(business)
    .split('\n')
    .map((entry) => entry.slice(entry.indexOf('\t') + 1))
    .reduce((longest, words) => (words.length > longest.length ? words : longest));

function tableOf(business: Hours): string {
  const ordinary = { hours: business.hours, closures: [], holidays: [] };
  const inWeek = openingStatus(ordinary);
  const onDay = openingStatus(business);
  const week = entries(anyWeek, [ordinary], inWeek, undefined);
  // From a week before, because "Back Friday" must not name a closed day, to the day after: once a
  // night that began before is over, the words of the week are the same again.
  const { statusEnd } = business;
  const single = [...business.holidays.map(({ date }) => date), statusEnd?.from ?? []].flat();
  const days = [...business.closures, ...single.map((date) => ({ from: date, to: date }))];
  const around = days
    .flatMap(({ from, to }) => daysBetween(addDays(from, -7), addDays(to, 1)))
    .filter((date) => !statusEnd || date <= statusEnd.from);
  const exceptions = entries(
    [...new Set(around)].sort(),
    [ordinary, business],
    (date, time) => {
      const words = onDay(date, time);
      return words === inWeek(date, time) ? '' : words;
    },
    '',
  );
  return [
    ...week.map(([date, rest]) => `${anyWeek.indexOf(date)} ${rest}`),
    ...exceptions.map(([date, rest]) => `${date} ${rest}`),
  ].join('\n');
}

/**
 * Each moment the words change, as its day and the rest of the entry.
 *
 * @param businesses those whose hours may change them.
 * @param before the words before the first day; undefined if the first words always make an entry.
 */
function entries(
  dates: readonly string[],
  businesses: readonly Hours[],
  wordsAt: WordsAt,
  before: string | undefined,
): [date: string, rest: string][] {
  const found: [string, string][] = [];
  let last = before;
  for (const date of dates) {
    const turns = businesses.flatMap((business) => [
      ...spansOf(date, business).flatMap(({ opens, closes }) => [opens, closes]),
      // What closes after midnight.
      ...spansOf(addDays(date, -1), business).map(({ closes }) => shiftHours(closes, -24)),
    ]);
    const times = ['00:00', ...turns].filter((time) => /^(?:[01]|2[0-3])/.test(time));
    for (const time of [...new Set(times)].sort()) {
      const words = wordsAt(date, time);
      if (words !== last) found.push([date, `${time}\t${words}`]);
      last = words;
    }
  }
  return found;
}
