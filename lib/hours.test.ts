/** @jest-environment node */
import { clockInWords, hoursInShort, hoursRows } from './hours';
import type { OpeningHours } from './schema/business';

const hours: OpeningHours[] = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '20:00',
    byAppointment: false,
  },
  { days: ['Saturday'], opens: '09:00', closes: '18:00', byAppointment: true },
  { days: ['Sunday'], opens: '10:00', closes: '16:00', byAppointment: true },
];

it.each([
  ['00:00', '12 am'],
  ['08:00', '8 am'],
  ['12:00', '12 pm'],
  ['20:30', '8:30 pm'],
])('says %s as %s', (time, words) => {
  expect(clockInWords(time)).toBe(words);
});

it('has a row for each record, weekends by appointment', () => {
  expect(hoursRows(hours)).toEqual([
    { days: 'Monday to Friday', hours: '8 am to 8 pm' },
    { days: 'Saturday', hours: 'by appointment, 9 am to 6 pm' },
    { days: 'Sunday', hours: 'by appointment, 10 am to 4 pm' },
  ]);
});

it('says the week in one line', () => {
  expect(hoursInShort(hours)).toBe('Monday to Friday 8 am to 8 pm, weekends by appointment');
});

it('names the days where they do not follow each other or are no weekend', () => {
  const records: OpeningHours[] = [
    {
      days: ['Monday', 'Wednesday', 'Friday'],
      opens: '08:00',
      closes: '12:00',
      byAppointment: false,
    },
    { days: ['Tuesday', 'Saturday'], opens: '08:00', closes: '12:00', byAppointment: true },
  ];
  expect(hoursInShort(records)).toBe(
    'Monday, Wednesday and Friday 8 am to 12 pm, Tuesday and Saturday by appointment',
  );
  expect(hoursInShort(records.slice(0, 1))).toBe('Monday, Wednesday and Friday 8 am to 12 pm');
});
