import type { Closure, OpeningHours } from '../schema/opening-hours';
import { closed, usual, weekends, workdays } from './hours.fixture';
import { openNowTable } from './open-now';

const christmas = closed('2026-12-25');

/** The entries with ordinary spaces. */
const entries = (hours: readonly OpeningHours[], closures: Closure[] = []) =>
  openNowTable({ hours: [...hours], closures })
    .replaceAll('\u00a0', ' ')
    .split('\n');
const ofDays = (table: string[]) => table.filter((entry) => entry.startsWith('20'));

it('says until when it is open or when it opens, for every day of the week', () => {
  expect(entries(usual)).toEqual([
    '0 00:00\tBack Monday at 8 am; weekends by appointment',
    '1 00:00\tClosed now; back today at 8 am',
    '1 08:00\tTaking calls until 8 pm',
    '1 20:00\tClosed now; back Tuesday at 8 am',
    '2 00:00\tClosed now; back today at 8 am',
    '2 08:00\tTaking calls until 8 pm',
    '2 20:00\tClosed now; back Wednesday at 8 am',
    '3 00:00\tClosed now; back today at 8 am',
    '3 08:00\tTaking calls until 8 pm',
    '3 20:00\tClosed now; back Thursday at 8 am',
    '4 00:00\tClosed now; back today at 8 am',
    '4 08:00\tTaking calls until 8 pm',
    '4 20:00\tClosed now; back Friday at 8 am',
    '5 00:00\tClosed now; back today at 8 am',
    '5 08:00\tTaking calls until 8 pm',
    '5 20:00\tBack Monday at 8 am; weekends by appointment',
  ]);
});

it.each([
  [
    'that it is closed today and, from the evening before, when it opens again',
    [christmas],
    [
      '2026-12-24 20:00\tBack Monday at 8 am; weekends by appointment',
      '2026-12-25 00:00\tClosed today: Christmas Day. Back Monday at 8 am',
      '2026-12-26 00:00\t',
    ],
  ],
  [
    'nothing of appointments on a day off',
    [closed('2026-12-24', '2026-12-26', 'Christmas')],
    [
      '2026-12-23 20:00\tBack Monday at 8 am; Sunday by appointment',
      '2026-12-24 00:00\tClosed today: Christmas. Back Monday at 8 am',
      '2026-12-27 00:00\t',
    ],
  ],
  [
    'the date of an opening more than six days away, and no reason longer than the hours',
    [closed('2026-12-24', '2027-01-02', 'The turn of the year')],
    [
      '2026-12-23 20:00\tClosed now; back January 4 at 8 am',
      '2026-12-24 00:00\tClosed today. Back January 4 at 8 am',
      '2026-12-29 00:00\tClosed today. Back Monday at 8 am',
      '2027-01-03 00:00\t',
    ],
  ],
  [
    'when it opens after a second closure soon after the first',
    [christmas, closed('2026-12-28', '2026-12-28', 'Stocktaking')],
    [
      '2026-12-24 20:00\tBack Tuesday at 8 am; weekends by appointment',
      '2026-12-25 00:00\tClosed today: Christmas Day. Back Tuesday at 8 am',
      '2026-12-26 00:00\tBack Tuesday at 8 am; weekends by appointment',
      '2026-12-28 00:00\tClosed today: Stocktaking. Back Tuesday at 8 am',
      '2026-12-29 00:00\t',
    ],
  ],
])('says %s', (_what, closures, days) => {
  expect(ofDays(entries(usual, closures))).toEqual(days);
});

it('takes closures in any order', () => {
  const fourth = closed('2026-07-03');
  expect(entries(usual, [christmas, fourth])).toEqual(entries(usual, [fourth, christmas]));
});

it('gives a reason that just fits', () => {
  const week = 'Monday to Friday 8 am to 8 pm, weekends by appointment';
  const around = 'Closed today: . Back Monday at 8 am';
  const inWords = (length: number) =>
    ofDays(entries(usual, [{ ...christmas, reason: 'x'.repeat(length) }]))[1];
  const room = week.length - around.length;
  expect(inWords(room)).toContain('x'.repeat(room));
  expect(inWords(room + 1)).not.toContain('x');
});

it('opens again after a lunch break', () => {
  const mornings = { ...workdays, closes: '12:00' };
  const afternoons = { ...workdays, opens: '13:30' };
  expect(entries([afternoons, mornings]).slice(2, 7)).toEqual([
    '1 08:00\tTaking calls until 12 pm',
    '1 12:00\tClosed now; back again at 1:30 pm',
    '1 13:30\tTaking calls until 8 pm',
    '1 20:00\tClosed now; back Tuesday at 8 am',
    '2 00:00\tClosed now; back today at 8 am',
  ]);
});

it('goes on until the longer of two overlapping records closes, or the second of two in a row', () => {
  const coffee = { ...workdays, opens: '09:00', closes: '10:00' };
  expect(entries([workdays, coffee, ...weekends])).toEqual(entries(usual));
  const mornings = { ...workdays, closes: '12:00' };
  const afternoons = { ...workdays, opens: '12:00' };
  expect(entries([mornings, afternoons, ...weekends])).toEqual(entries(usual));
});

it('mentions appointments only if there are any on days without opening hours', () => {
  const table = entries([workdays]);
  expect(table[0]).toBe('0 00:00\tBack Monday at 8 am');
  expect(table.at(-1)).toBe('5 20:00\tBack Monday at 8 am');
  const evenings = { ...workdays, opens: '20:00', closes: '22:00', byAppointment: true };
  expect(entries([workdays, evenings]).at(-1)).toBe('5 20:00\tClosed now; back Monday at 8 am');
});

it('is by appointment if all days are', () => {
  expect(entries(weekends)).toEqual(['0 00:00\tBy appointment']);
  expect(ofDays(entries(weekends, [christmas]))).toEqual([
    '2026-12-25 00:00\tClosed today: Christmas Day',
    '2026-12-26 00:00\t',
  ]);
});

it('names the day if it opens only one day a week', () => {
  expect(entries([{ ...workdays, days: ['Monday'] }])).toEqual([
    '0 00:00\tBack Monday at 8 am',
    '1 00:00\tBack today at 8 am',
    '1 08:00\tTaking calls until 8 pm',
    '1 20:00\tBack Monday at 8 am',
  ]);
});

it('stays open past midnight, also into a day with other hours or none', () => {
  const evening = { ...workdays, opens: '20:00' };
  const nights: OpeningHours[] = [
    { ...evening, days: ['Friday'], closes: '02:00' },
    { ...evening, days: ['Saturday'], closes: '00:00' },
  ];
  expect(entries(nights)).toEqual([
    '0 00:00\tClosed now; back Friday at 8 pm',
    '5 00:00\tClosed now; back today at 8 pm',
    '5 20:00\tTaking calls until 2 am',
    '6 02:00\tClosed now; back today at 8 pm',
    '6 20:00\tTaking calls until 12 am',
  ]);
  expect(ofDays(entries(nights, [christmas]))).toContain(
    '2026-12-26 00:00\tClosed now; back today at 8 pm',
  );
});
