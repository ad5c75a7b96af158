import type { OpeningHours } from '../schema/opening-hours';
import { openNowTable } from './open-now';

const workdays: OpeningHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '08:00',
  closes: '20:00',
  byAppointment: false,
};
const weekends: OpeningHours[] = [
  { days: ['Saturday'], opens: '09:00', closes: '18:00', byAppointment: true },
  { days: ['Sunday'], opens: '10:00', closes: '16:00', byAppointment: true },
];
const usual = [workdays, ...weekends];
const christmas = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' };

/** The entries with ordinary spaces. */
const entries = (hours: readonly OpeningHours[], closures = [] as (typeof christmas)[]) =>
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

it('says that it is closed today and, from the evening before, when it opens again', () => {
  expect(ofDays(entries(usual, [christmas]))).toEqual([
    '2026-12-24 20:00\tBack Monday at 8 am; weekends by appointment',
    '2026-12-25 00:00\tClosed today: Christmas Day. Back Monday at 8 am',
    '2026-12-26 00:00\t',
  ]);
});

it('offers no appointments on a day off', () => {
  const closure = { from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' };
  expect(ofDays(entries(usual, [closure]))).toEqual([
    '2026-12-23 20:00\tBack Monday at 8 am; Sunday by appointment',
    '2026-12-24 00:00\tClosed today: Christmas. Back Monday at 8 am',
    '2026-12-27 00:00\t',
  ]);
});

it('gives the date of an opening more than six days away', () => {
  const closure = { from: '2026-12-24', to: '2027-01-02', reason: 'The turn of the year' };
  expect(ofDays(entries(usual, [closure]))).toEqual([
    '2026-12-23 20:00\tClosed now; back January 4 at 8 am',
    '2026-12-24 00:00\tClosed today. Back January 4 at 8 am',
    '2026-12-29 00:00\tClosed today. Back Monday at 8 am',
    '2027-01-03 00:00\t',
  ]);
});

it('handles a second closure soon after the first', () => {
  const newYear = { from: '2026-12-28', to: '2026-12-28', reason: 'Stocktaking' };
  const fourth = { from: '2026-07-03', to: '2026-07-03', reason: 'Fourth of July' };
  expect(entries(usual, [christmas, fourth])).toEqual(entries(usual, [fourth, christmas]));
  expect(ofDays(entries(usual, [christmas, newYear]))).toEqual([
    '2026-12-24 20:00\tBack Tuesday at 8 am; weekends by appointment',
    '2026-12-25 00:00\tClosed today: Christmas Day. Back Tuesday at 8 am',
    '2026-12-26 00:00\tBack Tuesday at 8 am; weekends by appointment',
    '2026-12-28 00:00\tClosed today: Stocktaking. Back Tuesday at 8 am',
    '2026-12-29 00:00\t',
  ]);
});

it('never takes more space than the hours, however long the reason is', () => {
  const reason = 'The whole family is in the mountains without any telephone';
  const [, words] = ofDays(entries(usual, [{ ...christmas, reason }]));
  expect(words).toBe('2026-12-25 00:00\tClosed today. Back Monday at 8 am');
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

it('closes when the longer of two overlapping records does', () => {
  const coffee = { ...workdays, opens: '09:00', closes: '10:00' };
  expect(entries([workdays, coffee, ...weekends])).toEqual(entries(usual));
});

it('merges two records without a gap between them', () => {
  const mornings = { ...workdays, closes: '12:00' };
  const afternoons = { ...workdays, opens: '12:00' };
  expect(entries([mornings, afternoons, ...weekends])).toEqual(entries(usual));
});

it("doesn't mention appointments if there are none", () => {
  const table = entries([workdays]);
  expect(table[0]).toBe('0 00:00\tBack Monday at 8 am');
  expect(table.at(-1)).toBe('5 20:00\tBack Monday at 8 am');
});

it("doesn't offer appointments on days with opening hours", () => {
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
  const nights: OpeningHours[] = [
    { days: ['Friday'], opens: '20:00', closes: '02:00', byAppointment: false },
    { days: ['Saturday'], opens: '20:00', closes: '00:00', byAppointment: false },
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
