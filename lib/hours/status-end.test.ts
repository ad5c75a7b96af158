import { addDays, daysBetween } from './calendar';
import { unknownFrom } from './status-end';

it.each(['2026-11-29', '2026-12-01', '2026-12-31', '2027-01-31', '2028-02-29'])(
  'a page of %s knows a year, at most 13 months, and as much as one of the first of that month',
  (day) => {
    const ahead = daysBetween(day, unknownFrom(day)).length - 1;
    expect(ahead).toBeGreaterThanOrEqual(365);
    expect(ahead).toBeLessThanOrEqual(397);
    expect(unknownFrom(`${day.slice(0, 7)}-01`)).toBe(unknownFrom(day));
    expect(unknownFrom(addDays(day, 31))).not.toBe(unknownFrom(day));
  },
);
