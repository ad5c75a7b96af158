import type { OpeningHours } from '../schema/opening-hours';
import { formatClock, formatHours, formatShortHours, hoursRows } from './hours';
import { usual, workdays } from './hours.fixture';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

it.each([
  ['00:00', '12\u00a0am'],
  ['08:00', '8\u00a0am'],
  ['12:00', '12\u00a0pm'],
  ['20:30', '8:30\u00a0pm'],
  ['08:05', '8:05\u00a0am'],
])('formats %s as %s', (time, words) => {
  expect(formatClock(time)).toBe(words);
});

it('has a row for all days with the same hours, and says which are by appointment, and hours past midnight as people do', () => {
  const evenings = { ...workdays, days: ['Friday' as const], opens: '21:00', closes: '02:00' };
  const rows = hoursRows([...usual, evenings]).map(({ days, hours }) => [
    plain(days),
    plain(hours),
  ]);
  expect(rows).toEqual([
    ['Mon-Thu', '8 am-8 pm'],
    ['Fri', '8 am-8 pm and 9 pm-2 am'],
    ['Sat', '9 am-6 pm, by appointment'],
    ['Sun', '10 am-4 pm, by appointment'],
  ]);
});

const mornings = { ...workdays, closes: '12:00' };
const scattered: OpeningHours = { ...mornings, days: ['Monday', 'Wednesday', 'Friday'] };
const others: OpeningHours = { ...mornings, days: ['Tuesday', 'Saturday'], byAppointment: true };
const evenings = { ...mornings, opens: '13:30', closes: '20:00' };
const wholeDays: OpeningHours = { ...mornings, opens: '00:00', closes: '23:59' };
const weekend: OpeningHours = { ...others, days: ['Saturday', 'Sunday'] };

it.each<[string, OpeningHours[], string, string]>([
  [
    'weekends by appointment',
    usual,
    'Monday to Friday 8 am to 8 pm, weekends by appointment (Saturday 9 am to 6 pm, Sunday 10 am to 4 pm)',
    'Mon-Fri 8 am-8 pm, weekends by appointment (Sat 9 am-6 pm, Sun 10 am-4 pm)',
  ],
  [
    'days that are not in a row',
    [scattered, others],
    'Monday, Wednesday and Friday 8 am to 12 pm, Tuesday and Saturday by appointment (8 am to 12 pm)',
    'Mon, Wed and Fri 8 am-12 pm, Tue and Sat by appointment (8 am-12 pm)',
  ],
  [
    'a lunch break',
    [mornings, evenings],
    'Monday to Friday 8 am to 12 pm and 1:30 pm to 8 pm',
    'Mon-Fri 8 am-12 pm and 1:30 pm-8 pm',
  ],
  [
    'a lunch break, but not on a short Friday',
    [mornings, { ...evenings, days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'] }],
    'Monday to Thursday 8 am to 12 pm and 1:30 pm to 8 pm, Friday 8 am to 12 pm',
    'Mon-Thu 8 am-12 pm and 1:30 pm-8 pm, Fri 8 am-12 pm',
  ],
  [
    'days in a row and others',
    [{ ...mornings, days: ['Tuesday', 'Wednesday', 'Thursday', 'Saturday'] }],
    'Tuesday to Thursday and Saturday 8 am to 12 pm',
    'Tue-Thu and Sat 8 am-12 pm',
  ],
  [
    'each day, in two sets',
    [mornings, { ...weekend, byAppointment: false }],
    'every day 8 am to 12 pm',
    'every day 8 am-12 pm',
  ],
  ['whole days', [wholeDays], 'Monday to Friday at any hour', 'Mon-Fri at any hour'],
])('puts the week in one line, in full and short: %s', (_what, records, full, short) => {
  expect(plain(formatHours(records))).toBe(full);
  expect(plain(formatShortHours(records))).toBe(short);
});
