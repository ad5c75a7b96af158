import { addDays, daysBetween, weekdayOf } from './calendar';

it('counts across the end of a month, the end of a year and a leap day', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

it('lists the days from the first to the last', () => {
  const days = ['2026-11-30', '2026-12-01', '2026-12-02'];
  expect(daysBetween('2026-11-30', '2026-12-02')).toEqual(days);
  expect(daysBetween('2026-12-02', '2026-12-01')).toEqual([]);
});

it('names the day of the week', () => {
  expect(weekdayOf('2027-03-14')).toBe('Sunday');
  expect(weekdayOf('2027-03-15')).toBe('Monday');
});
