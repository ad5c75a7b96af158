import { type Closure, type OpeningHours, weekdays } from '../schema/opening-hours';
import { addDays, daysBetween } from './calendar';

/** Made-up businesses, the same in every run: any hours that content may have, and days off. */
export function generatedHours(count: number): { hours: OpeningHours[]; closures: Closure[] }[] {
  const below = numbers(20261123);
  const isOne = (outOf: number) => below(outOf) === 0;
  const half = (hours: number) =>
    `${String(hours >> 1).padStart(2, '0')}:${hours % 2 === 0 ? '00' : '30'}`;

  function record(): OpeningHours {
    const first = below(7);
    const days = weekdays.filter((_, day) => (isOne(2) ? isOne(3) : day === first));
    const opens = below(48);
    const isWholeDay = isOne(8);
    return {
      days: days.length === 0 ? ['Monday'] : days,
      opens: isWholeDay ? '00:00' : half(opens),
      closes: isWholeDay || isOne(12) ? '23:59' : half((opens + 1 + below(47)) % 48),
      byAppointment: isOne(3),
    };
  }
  function closure(): Closure {
    const from = addDays('2026-12-20', below(16));
    return { from, to: addDays(from, isOne(2) ? 0 : below(12)), reason: 'x'.repeat(3 + below(58)) };
  }
  return Array.from({ length: count }, () => ({
    hours: Array.from({ length: 1 + below(4) }, record),
    closures: Array.from({ length: 1 + below(2) }, closure),
  }));
}

/** Days around days off and a month later, with times from midnight to midnight. */
export function* momentsAround(closures: readonly Closure[]): Generator<[string, string]> {
  const times = ['00:00', '06:15', '09:30', '12:00', '14:45', '18:00', '21:15', '23:45'];
  for (const { from, to } of closures) {
    const near = daysBetween(addDays(from, -9), addDays(to, 9));
    const later = daysBetween(addDays(to, 30), addDays(to, 36));
    for (const date of [...near, ...later]) for (const time of times) yield [date, time];
  }
}

/** Whole numbers below a limit (mulberry32). */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
