import type { OpeningHours } from '../schema/opening-hours';
import { formatClock, formatHours, hoursRows } from './hours';

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
  ['00:00', '12\u00a0am'],
  ['08:00', '8\u00a0am'],
  ['12:00', '12\u00a0pm'],
  ['20:30', '8:30\u00a0pm'],
  ['08:05', '8:05\u00a0am'],
])('formats %s as %s', (time, words) => {
  expect(formatClock(time)).toBe(words);
});

it('says hours past midnight as people do', () => {
  const night: OpeningHours = {
    days: ['Friday'],
    opens: '20:00',
    closes: '02:00',
    byAppointment: false,
  };
  expect(hoursRows([night])).toEqual([{ days: 'Friday', hours: '8\u00a0pm to 2\u00a0am' }]);
});

it('has a row for each record, weekends by appointment', () => {
  expect(hoursRows(hours)).toEqual([
    { days: 'Monday to Friday', hours: '8\u00a0am to 8\u00a0pm' },
    { days: 'Saturday', hours: 'by appointment, 9\u00a0am to 6\u00a0pm' },
    { days: 'Sunday', hours: 'by appointment, 10\u00a0am to 4\u00a0pm' },
  ]);
});

it('puts the week in one line', () => {
  expect(formatHours(hours)).toBe(
    'Monday to Friday 8\u00a0am to 8\u00a0pm, weekends by appointment',
  );
});

it("names the days if they aren't consecutive and not a weekend", () => {
  const records: OpeningHours[] = [
    {
      days: ['Monday', 'Wednesday', 'Friday'],
      opens: '08:00',
      closes: '12:00',
      byAppointment: false,
    },
    { days: ['Tuesday', 'Saturday'], opens: '08:00', closes: '12:00', byAppointment: true },
  ];
  expect(formatHours(records)).toBe(
    'Monday, Wednesday and Friday 8\u00a0am to 12\u00a0pm, Tuesday and Saturday by appointment',
  );
  expect(formatHours(records.slice(0, 1))).toBe(
    'Monday, Wednesday and Friday 8\u00a0am to 12\u00a0pm',
  );
});

it('joins the names of two days, and two records', () => {
  const short = { opens: '08:00', closes: '12:00', byAppointment: false };
  const records: OpeningHours[] = [
    { ...short, days: ['Monday', 'Tuesday'] },
    { ...short, days: ['Friday'] },
  ];
  expect(formatHours(records)).toBe(
    'Monday and Tuesday 8\u00a0am to 12\u00a0pm, Friday 8\u00a0am to 12\u00a0pm',
  );
});
