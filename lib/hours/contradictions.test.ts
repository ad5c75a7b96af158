import * as fc from 'fast-check';
import { property } from '../property.fixture';
import { closures, weekdays } from '../schema/opening-hours';
import { daysBetween } from './calendar';
import { anySets, areAllowed, closure } from './generated-hours.fixture';

const hasTwice = (list: readonly unknown[]) => new Set(list).size < list.length;
const quarterOf = (time: string) =>
  (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + (time.endsWith('59') ? 1 : 0)) / 15;

property(
  'sets of hours are refused exactly if two of them have a quarter of an hour of the week in common',
  anySets,
  (sets) => {
    const quarters = sets.flatMap(({ days, opens, closes }) =>
      days.flatMap((day) => {
        const begin = quarterOf(opens);
        const end = quarterOf(closes) + (closes < opens ? 96 : 0);
        const ofDay = Array.from({ length: end - begin }, (_, step) => begin + step);
        return ofDay.map((quarter) => (weekdays.indexOf(day) * 96 + quarter) % (7 * 96));
      }),
    );
    expect(areAllowed(sets)).toBe(!hasTwice(quarters));
  },
  500,
);

property(
  'days off and other hours are refused exactly if two of them have a day in common',
  fc.array(closure, { maxLength: 3 }),
  (list) => {
    const typed = list.map(({ hours, ...days }) => {
      const nextDay = hours !== undefined && hours.closes < hours.opens;
      return hours ? { ...days, hours: { ...hours, nextDay } } : days;
    });
    const days = list.flatMap(({ from, to }) => daysBetween(from, to));
    expect(closures.safeParse(typed).success).toBe(!hasTwice(days));
  },
  500,
);
