import type { OpeningHours } from '../schema/opening-hours';
import { formatClock, formatHours, hoursRows } from './hours';
import { usual, workdays } from './hours.fixture';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  ['00:00', '12\u00a0am'],
  ['08:00', '8\u00a0am'],
  ['12:00', '12\u00a0pm'],
  ['20:30', '8:30\u00a0pm'],
  ['08:05', '8:05\u00a0am'],
])('formats %s as %s', (time, words) => {
  expect(formatClock(time)).toBe(words);
});

it('has a row for each record, says which are by appointment, and hours past midnight as people do', () => {
  const night = { ...workdays, days: ['Friday' as const], opens: '20:00', closes: '02:00' };
  const rows = hoursRows([...usual, night]).map(({ days, hours }) => [days, plain(hours)]);
  expect(rows).toEqual([
    ['Monday to Friday', '8 am to 8 pm'],
    ['Saturday', 'by appointment, 9 am to 6 pm'],
    ['Sunday', 'by appointment, 10 am to 4 pm'],
    ['Friday', '8 pm to 2 am'],
  ]);
});

const mornings = { ...workdays, closes: '12:00' };
const scattered: OpeningHours = { ...mornings, days: ['Monday', 'Wednesday', 'Friday'] };
const others: OpeningHours = { ...mornings, days: ['Tuesday', 'Saturday'], byAppointment: true };
const two: OpeningHours[] = [
  { ...mornings, days: ['Monday', 'Tuesday'] },
  { ...mornings, days: ['Friday'] },
];

it.each([
  [usual, 'Monday to Friday 8 am to 8 pm, weekends by appointment'],
  [[scattered], 'Monday, Wednesday and Friday 8 am to 12 pm'],
  [
    [scattered, others],
    'Monday, Wednesday and Friday 8 am to 12 pm, Tuesday and Saturday by appointment',
  ],
  [two, 'Monday and Tuesday 8 am to 12 pm, Friday 8 am to 12 pm'],
])(
  'puts the week %# in one line, and names days that are neither in a row nor a weekend',
  (records, line) => {
    expect(plain(formatHours(records))).toBe(line);
  },
);
