import { generatedHours, momentsAround } from './generated-hours.fixture';
import { momentOf, quarters } from './hours-by-the-quarter.fixture';
import { openingStatus } from './opening-status';

/** Moments of made-up businesses with the words then, and what the hours mean. */
const moments = generatedHours(80).flatMap((business) => {
  const status = openingStatus(business);
  const meaning = quarters(business);
  const some = [...momentsAround(business.closures)].filter((_, index) => index % 7 === 0);
  return some.map(([date, time]) => {
    const words = status(date, time).replaceAll('\u00a0', ' ');
    return { words, date, time, now: momentOf(date, time), ...meaning, ...business };
  });
});
type Moment = (typeof moments)[number];

/** The moments at which a rule is broken, in a form that can be read. */
const broken = (isBroken: (moment: Moment) => boolean) =>
  moments
    .filter(isBroken)
    .map(({ words, date, time, hours, closures }) => ({ words, date, time, hours, closures }));

it('is never longer than 55 characters', () => {
  expect(broken(({ words }) => words.length > 55)).toEqual([]);
});

it('takes calls exactly while we do, and "until" is when we no longer do', () => {
  const isBroken = ({ words, now, isOpen, clockOf, next }: Moment) => {
    const clock = /^Taking calls until (?:.* at )?(.*)$/.exec(words)?.[1];
    const isEndless = words === 'Taking calls at any hour';
    if (!isOpen(now)) return clock !== undefined || isEndless;
    const closes = next(now, (moment) => !isOpen(moment));
    return isEndless ? closes - now < 6 * 24 * 60 : clock !== clockOf(closes);
  };
  expect(broken(isBroken)).toEqual([]);
});

it('is by appointment on such a day until its hours end', () => {
  const isBroken = ({ words, now, isOpen, isByAppointment, isDayOff, restOfDay }: Moment) => {
    const rest = isDayOff(now) ? [] : restOfDay(now);
    const isOnlyByAppointment = rest.some(isByAppointment) && !rest.some(isOpen);
    return isOnlyByAppointment && !/^By appointment (?:today|until)/.test(words);
  };
  expect(broken(isBroken)).toEqual([]);
});

it('names what comes next: nothing that is past, and nothing after other hours', () => {
  const isBroken = (moment: Moment) => {
    const { words, now, isOpen, isByAppointment, clockOf, dayOf, next } = moment;
    const isAny = (at: number) => isOpen(at) || isByAppointment(at);
    if (isAny(now)) return false;
    const start = next(now, isAny);
    const day = dayOf(now, start);
    const clock = clockOf(start);
    const said = words.replace(/^Closed today.*\. (?=B)/, '');
    if (said.startsWith(`By appointment ${day}, ${clock} to `)) return !isByAppointment(start);
    const at = `${day === 'today' ? 'Back' : `Back ${day}`} at ${clock}`;
    const fitting = [at, `${at}. A text will wait for us.`, `Back ${day}`];
    if (day === 'today') fitting.push(`Taking calls from ${clock.slice(0, -3)} this`);
    return !(isByAppointment(start) ? [`By appointment ${day}`] : fitting).includes(
      said.replace(/ (?:morn|after|even)\w+$/, ''),
    );
  };
  expect(broken(isBroken)).toEqual([]);
});

it('is closed on a day off, but for a night that began the day before', () => {
  const isBroken = ({ words, now, isOpen, isByAppointment, isDayOff }: Moment) => {
    const isClosed = isDayOff(now) && !isOpen(now) && !isByAppointment(now);
    return words.startsWith('Closed today') !== isClosed;
  };
  expect(broken(isBroken)).toEqual([]);
});
