import * as fc from 'fast-check';
import { testContent } from '../content/test-content.fixture';
import { property } from '../property.fixture';
import type { Holiday } from '../schema/holidays';
import { type Closure, type OpeningHours, weekdays } from '../schema/opening-hours';
import { addDays, daysBetween, weekdayOf } from './calendar';
import { businesses, momentsWithin } from './generated-hours.fixture';
import { closed, usual, weekends, workdays } from './hours.fixture';
import { openingStatus } from './opening-status';
import { statusEnd } from './status-end';
import { longestStatus, statusTable } from './status-table';

const christmas = closed('2026-12-25');
const mornings = { opens: '08:00', closes: '12:00', byAppointment: false };

/** The entries with ordinary spaces. */
const entries = (hours: OpeningHours[], closures: Closure[] = [], holidays: Holiday[] = []) =>
  statusTable({ hours, closures, holidays }).replaceAll('\u00a0', ' ').split('\n');

/** Whether an entry or a moment begins with a date; others begin with a weekday. */
const isDated = (text: string) => /^\d{4}-/.test(text);
const ofDays = (table: string[]) => table.filter(isDated);

/** The last entry not after a moment among those of its kind, as the early script finds it. */
const wordsIn = (table: string, moment: string) =>
  table
    .split('\n')
    .findLast((entry) => entry <= moment && isDated(entry) === isDated(moment))
    ?.split('\t')[1];

it('has an entry for each moment in the week when the words change', () => {
  expect(entries(usual)).toEqual([
    '0 00:00\tBy appointment today, 10 am to 4 pm: call or text',
    '0 16:00\tBack tomorrow at 8 am',
    '1 00:00\tTaking calls from 8 this morning',
    '1 08:00\tTaking calls until 8 pm',
    '1 20:00\tBack tomorrow at 8 am. A text will wait for us.',
    '2 00:00\tTaking calls from 8 this morning',
    '2 08:00\tTaking calls until 8 pm',
    '2 20:00\tBack tomorrow at 8 am. A text will wait for us.',
    '3 00:00\tTaking calls from 8 this morning',
    '3 08:00\tTaking calls until 8 pm',
    '3 20:00\tBack tomorrow at 8 am. A text will wait for us.',
    '4 00:00\tTaking calls from 8 this morning',
    '4 08:00\tTaking calls until 8 pm',
    '4 20:00\tBack tomorrow at 8 am. A text will wait for us.',
    '5 00:00\tTaking calls from 8 this morning',
    '5 08:00\tTaking calls until 8 pm',
    '5 20:00\tBy appointment tomorrow, 9 am to 6 pm',
    '6 00:00\tBy appointment today, 9 am to 6 pm: call or text',
    '6 18:00\tBy appointment tomorrow, 10 am to 4 pm',
  ]);
});

it.each([
  [
    'days with appointments',
    [closed('2026-12-26', '2026-12-27', 'Snow')],
    [
      '2026-12-25 20:00\tBack Monday at 8 am. A text will wait for us.',
      '2026-12-26 00:00\tClosed today: Snow. Back Monday at 8 am',
      '2026-12-27 00:00\tClosed today: Snow. Back tomorrow at 8 am',
      '2026-12-28 00:00\t',
    ],
  ],
  [
    'more than a week',
    [closed('2026-12-24', '2027-01-03', 'Winter')],
    [
      '2026-12-23 20:00\tBack January 4 at 8 am. A text will wait for us.',
      '2026-12-24 00:00\tClosed today: Winter. Back January 4 at 8 am',
      '2026-12-28 00:00\tClosed today: Winter. Back next Monday at 8 am',
      '2026-12-29 00:00\tClosed today: Winter. Back Monday at 8 am',
      '2027-01-03 00:00\tClosed today: Winter. Back tomorrow at 8 am',
      '2027-01-04 00:00\t',
    ],
  ],
])(
  'has entries for days off and hands back to the week after them: %s',
  (_what, closures, days) => {
    expect(ofDays(entries(usual, closures))).toEqual(days);
  },
);

it('knows the longest words, those of days off included', () => {
  const plain = (closures: Closure[]) =>
    longestStatus({ hours: usual, closures, holidays: [] }).replaceAll('\u00a0', ' ');
  expect(plain([])).toBe('By appointment today, 10 am to 4 pm: call or text');
  expect(plain([christmas])).toBe('Closed today: Christmas Day. By appointment tomorrow');
});

it('promises nothing before a holiday that nobody has answered for, and says so on its day', () => {
  const thanksgiving = { name: 'Thanksgiving', date: '2026-11-26' };
  const dr = { name: 'Martin Luther King Jr. Day', date: '2027-01-18' };
  expect(ofDays(entries(usual, [], [thanksgiving, dr]))).toEqual([
    '2026-11-25 20:00\tA text will wait for us.',
    "2026-11-26 00:00\tIt's Thanksgiving, so we may be off. Text and ask.",
    '2026-11-27 00:00\t',
    '2027-01-17 16:00\tA text will wait for us.',
    "2027-01-18 00:00\tIt's a holiday, so we may be off. Text and ask.",
    '2027-01-19 00:00\t',
  ]);
});

it.each([
  ['a commission', '2026-12-31', 'No visits until our commission is renewed.'],
  ['what it knows', '2028-06-30', 'Call or text, and ask about today.'],
])(
  'says nothing of the hours after the end of %s, and promises none there',
  (_what, last, words) => {
    const closures = [closed('2026-12-27', '2026-12-29'), closed('2027-12-27', '2027-12-30')];
    const commissions = testContent.business.commissions;
    const ID = { ...commissions.ID, expires: last };
    const end = statusEnd({ commissions: { ...commissions, ID } }, '2026-12-01');
    expect(end.words).toBe(words);
    const table = statusTable({ hours: usual, closures, holidays: [], statusEnd: end }).split('\n');
    expect(table.at(-1)).toBe(`${end.from} 00:00\t${words}`);
    expect(table.at(-2)?.endsWith('\tA text will wait for us.')).toBe(true);
  },
);

it('takes closures in any order', () => {
  const fourth = closed('2026-07-03');
  expect(entries(usual, [christmas, fourth])).toEqual(entries(usual, [fourth, christmas]));
});

it('goes on until the longer of two overlapping records closes, or the second of two in a row', () => {
  const coffee = { ...workdays, opens: '09:00', closes: '10:00' };
  expect(entries([workdays, coffee, ...weekends])).toEqual(entries(usual));
  const before = { ...workdays, ...mornings };
  const afternoons = { ...workdays, opens: '12:00' };
  expect(entries([before, afternoons, ...weekends])).toEqual(entries(usual));
});

/** The date that words name, by the day on which a page says them. */
function dateNamed(words: string, today: string): string | undefined {
  const [, day] = /([A-Z]\w+ \d+)(?: at|,|$)/.exec(words) ?? [];
  const years = [0, 1].map((later) => Number(today.slice(0, 4)) + later);
  return years
    .map((year) => day && new Date(`${day} ${year} UTC`).toISOString().slice(0, 10))
    .find((date) => date && date > today);
}

property(
  'a page says at every moment what holds then, and names no day that is over, however old it is',
  fc.tuple(
    fc.record({ business: businesses, end: fc.option(fc.nat(90), { nil: 1000 }) }).map((made) => {
      const statusEnd = { from: addDays('2026-12-01', made.end), words: 'Ask us.' };
      return { ...made.business, statusEnd };
    }),
    fc.array(fc.oneof(momentsWithin(60), momentsWithin(1100)), { minLength: 9 }),
  ),
  ([business, moments]) => {
    const table = statusTable(business);
    const status = openingStatus(business);
    for (const [date, time] of moments) {
      const weekday = (weekdays.indexOf(weekdayOf(date)) + 1) % 7;
      const words = wordsIn(table, `${date} ${time}:00`) || wordsIn(table, `${weekday} ${time}:00`);
      expect({ date, time, words }).toEqual({ date, time, words: status(date, time) });
      const named = dateNamed(words ?? '', date) ?? addDays(date, 8);
      if (words !== 'Ask us.') expect(date < business.statusEnd.from).toBe(true);
      expect(daysBetween(addDays(date, 8), addDays(date, 60))).toContain(named);
    }
  },
  40,
);
