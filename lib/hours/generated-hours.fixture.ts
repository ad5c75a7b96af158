import * as fc from 'fast-check';
import { type Closure, type OpeningHours, weekdays, weeklyHours } from '../schema/opening-hours';
import { addDays } from './calendar';
import { unansweredHolidays } from './holidays';
import type { Hours } from './opening-status';

const built = '2026-12-01';

const half = (hours: number) =>
  `${String(hours >> 1).padStart(2, '0')}:${hours % 2 === 0 ? '00' : '30'}`;
const halves = fc
  .tuple(fc.nat(47), fc.integer({ min: 1, max: 47 }))
  .map(([opens, length]) => ({ opens: half(opens), closes: half((opens + length) % 48) }));
const untilMidnight = halves.map(({ opens }) => ({ opens, closes: '23:59' }));
const wholeDay = fc.constant({ opens: '00:00', closes: '23:59' });
const times = fc
  .tuple(
    fc.oneof({ weight: 6, arbitrary: halves }, untilMidnight, wholeDay),
    fc.constantFrom(false, false, true),
  )
  .map(([span, byAppointment]) => ({ ...span, byAppointment }));

const oneDay = fc.constantFrom(...weekdays).map((day) => [day]);
const days = fc.oneof(oneDay, fc.subarray([...weekdays], { minLength: 1 }));
const set: fc.Arbitrary<OpeningHours> = fc
  .tuple(days, times)
  .map(([days, span]) => ({ days, ...span }));

export const closure: fc.Arbitrary<Closure> = fc
  .record({
    start: fc.nat(30),
    length: fc.oneof(fc.constant(0), fc.nat(12)),
    reason: fc.integer({ min: 3, max: 60 }).map((letters) => 'x'.repeat(letters)),
    hours: fc.option(times, { nil: undefined }),
  })
  .map(({ start, length, reason, hours }) => {
    const from = addDays('2026-12-10', start);
    return { from, to: addDays(from, length), reason, ...(hours && { hours }) };
  });

/** Sets of hours, whether or not content may have them beside each other. */
export const anySets = fc.array(set, { minLength: 1, maxLength: 4 });
export const areAllowed = (sets: readonly OpeningHours[]) =>
  weeklyHours.safeParse(sets.map((one) => ({ ...one, nextDay: one.closes < one.opens }))).success;
/** Sets that content may have. */
export const weeklySets = anySets.map((list) => (areAllowed(list) ? list : list.slice(0, 1)));

const apart = (closures: readonly Closure[]) =>
  closures.filter(({ from, to }, index) =>
    closures.slice(0, index).every((other) => to < other.from || other.to < from),
  );

/** Made-up businesses: any hours that content may have, days off, and unanswered holidays. */
export const businesses: fc.Arbitrary<Hours> = fc
  .record({
    hours: weeklySets,
    closures: fc.array(closure, { maxLength: 3 }).map(apart),
    holidaysWorked: fc.subarray(["New Year's Day", 'Martin Luther King Jr. Day', 'Christmas']),
  })
  .map((record) => ({ ...record, holidays: unansweredHolidays(record, built) }));

/** A date so many days after the build at most, and a quarter of an hour of it. */
export const momentsWithin = (days: number) =>
  fc.tuple(fc.nat(days), fc.nat(95)).map(([day, quarter]): [date: string, time: string] => {
    const clock = [quarter >> 2, (quarter % 4) * 15].map((part) => String(part).padStart(2, '0'));
    return [addDays(built, day), clock.join(':')];
  });
