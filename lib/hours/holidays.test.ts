import { holidaysOf, unansweredHolidays } from './holidays';
import { closed, usual } from './hours.fixture';

/** As the Office of Personnel Management lists them, each with the day on which it's observed. */
it.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 07-04 07-03 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-19 06-18 07-04 07-05 09-06 10-11 11-11 11-25 12-25 12-24'],
  [2029, '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-11 11-12 11-22 12-25'],
])('knows the federal holidays of %d, and when offices close for them', (year, days) => {
  expect(holidaysOf(year).map(({ date }) => date)).toEqual(
    days.split(' ').map((day) => `${year}-${day}`),
  );
});

const dates = (holidaysWorked: string[], closures = [closed('2026-12-25')]) =>
  unansweredHolidays({ hours: [...usual], closures, holidaysWorked }, '2026-11-26').map(
    ({ date }) => date,
  );

it('asks about a year and a month of them, but for those that are answered', () => {
  expect(dates([])).toHaveLength(13);
  expect(dates([])).toContain('2026-11-26');
  expect(dates([])).not.toContain('2026-12-25');
  expect(dates(['Thanksgiving'])).toHaveLength(11);
  expect(unansweredHolidays({ hours: [...usual], closures: null }, '2026-11-26')).toHaveLength(14);
});

it('knows the day before the first of January on which offices close for it', () => {
  expect(holidaysOf(2028)[1]).toMatchObject({ name: "New Year's Day", date: '2027-12-31' });
});

it('asks about none on a day without hours', () => {
  const [workdays] = usual;
  const hours = workdays ? [workdays] : [];
  const record = { hours, closures: [], holidaysWorked: [] };
  const names = unansweredHolidays(record, '2026-11-26').map(({ date }) => date);
  expect(names).toContain('2027-09-06');
  // A Sunday.
  expect(names).not.toContain('2027-07-04');
});
