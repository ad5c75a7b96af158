import * as fc from 'fast-check';
import { property } from '../property.fixture';
import { businesses, momentsWithin } from './generated-hours.fixture';
import { momentOf, quarters } from './hours-by-the-quarter.fixture';
import { openingStatus } from './opening-status';

/** A moment of a made-up business with the words then, and what the hours mean. */
const moments = fc
  .tuple(businesses, momentsWithin(80))
  .map(([business, [date, time]]) => ({ date, time, ...business }));

interface Moment extends ReturnType<typeof quarters> {
  words: string;
  now: number;
}

/** A property of the words at a moment. */
const atAnyMoment = (sentence: string, holds: (moment: Moment) => void) =>
  property(
    sentence,
    moments,
    ({ date, time, ...business }) => {
      const words = openingStatus(business)(date, time).replaceAll('\u00a0', ' ');
      holds({ words, now: momentOf(date, time), ...quarters(business, date) });
    },
    200,
  );

atAnyMoment('the status is never longer than 55 characters', ({ words }) => {
  expect(words.length).toBeLessThanOrEqual(55);
});

atAnyMoment(
  'we take calls exactly while we do, and at least until the end that is named',
  ({ words, now, isOpen, clockOf, next }) => {
    const [, clock] = /^Taking calls (?:all day|until (.*))$/.exec(words) ?? [];
    expect(words.startsWith('Taking calls') && !words.startsWith('Taking calls from')).toBe(
      isOpen(now),
    );
    if (!isOpen(now)) return;
    const end = next(now + 15, (moment) => clockOf(moment) === (clock ?? '12 am'));
    expect(next(now, (moment) => !isOpen(moment))).toBeGreaterThanOrEqual(end);
  },
);

atAnyMoment(
  'a day by appointment is one until its hours end',
  ({ words, now, isOpen, isByAppointment, isDayOff, restOfDay }) => {
    const rest = isDayOff(now) ? [] : restOfDay(now);
    if (rest.some(isByAppointment) && !rest.some(isOpen))
      expect(words).toMatch(/^By appointment (?:today|until)/);
  },
);

atAnyMoment('what comes next is named: nothing past, and nothing after other hours', (moment) => {
  const { words, now, isOpen, isByAppointment, holidayAt, clockOf, dayOf, next } = moment;
  const isAny = (at: number) => isOpen(at) || isByAppointment(at);
  if (isAny(now) || holidayAt(now)) return;
  const start = next(now, (at) => isAny(at) || holidayAt(at) !== undefined);
  const said = words.replace(/^Closed today.*\. (?=B|A text)/, '');
  if (holidayAt(start)) return expect(said).toBe('A text will wait for us.');
  const [day, clock] = [dayOf(now, start), clockOf(start)];
  if (said.startsWith(`By appointment ${day}, ${clock} to `))
    return expect(isByAppointment(start)).toBe(true);
  const at = `${day === 'today' ? 'Back' : `Back ${day}`} at ${clock}`;
  const fitting = [at, `${at}. A text will wait for us.`, `Back ${day}`];
  if (day === 'today') fitting.push(`Taking calls from ${clock.slice(0, -3)} this`);
  return expect(isByAppointment(start) ? [`By appointment ${day}`] : fitting).toContain(
    said.replace(/ (?:morn|after|even)\w+$/, ''),
  );
});

atAnyMoment(
  'a day off is closed and a holiday uncertain, but for a night that began the day before',
  ({ words, now, isOpen, isByAppointment, isDayOff, holidayAt }) => {
    const isLate = isOpen(now) || isByAppointment(now);
    expect(words.startsWith('Closed today')).toBe(isDayOff(now) && !isLate);
    const name = holidayAt(now);
    const [, said = ''] = /^It's (.*), so we may be off\. Text and ask\.$/.exec(words) ?? [];
    if (name === undefined || isLate) expect(said).toBe('');
    else expect([name, 'a holiday']).toContain(said);
  },
);
