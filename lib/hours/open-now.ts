import type { Business } from '../schema/business';
import { addDays, daysBetween } from './calendar';
import { openingStatus, spansOf, type WordsAt } from './opening-status';

type Hours = Pick<Business, 'hours' | 'closures'>;

/** A week without days off stands for all; this one begins with its Sunday, as browsers count. */
const anyWeek = daysBetween('2023-01-01', '2023-01-07');

/**
 * What the page says of its hours from which moment on, for a script that only compares: an entry a
 * line, such as "1 08:00", a tab and "Open until 8 pm" for each Monday (Sunday is 0), or "2026-12-25 00:00"
 * and "Closed today" for one day. The entries of a kind follow each other, and the last that is not after the
 * wall clock of the business holds. An entry of one day goes before those of the week; without words
 * it gives back to them.
 */
export function openNowTable({ hours, closures }: Hours): string {
  const inWeek = openingStatus({ hours, closures: [] }, 7);
  const onDay = openingStatus({ hours, closures }, 6);
  const week = entries(anyWeek, hours, inWeek, undefined);
  // From a week before, as "Opens Friday" names no day that is closed, to the day after.
  const around = closures.flatMap(({ from, to }) => daysBetween(addDays(from, -7), addDays(to, 1)));
  const exceptions = entries(
    [...new Set(around)].sort(),
    hours,
    (date, time) => (onDay(date, time) === inWeek(date, time) ? '' : onDay(date, time)),
    '',
  );
  return [
    ...week.map(([date, rest]) => `${anyWeek.indexOf(date)} ${rest}`),
    ...exceptions.map(([date, rest]) => `${date} ${rest}`),
  ].join('\n');
}

/** Each moment at which other words begin, as its day and the rest of the entry. */
function entries(
  dates: readonly string[],
  hours: Hours['hours'],
  wordsAt: WordsAt,
  said: string | undefined,
): [date: string, rest: string][] {
  const found: [string, string][] = [];
  let last = said;
  for (const date of dates) {
    const turns = spansOf(date, hours).flatMap(({ opens, closes }) => [opens, closes]);
    for (const time of new Set(['00:00', ...turns])) {
      const words = wordsAt(date, time);
      if (words !== last) found.push([date, `${time}\t${words}`]);
      last = words;
    }
  }
  return found;
}
