import { readContent } from './content/read-content';
import { earlyScript } from './early-script';
import { openNowTable } from './open-now';
import { todayCall } from './today-script';

const { business } = readContent(process.cwd());
const christmas = { from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' };

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <p data-from="2026-12-10" data-until="2026-12-27">Days off</p>
    <p data-open=" (Mountain Time)"><span>Hours</span><span></span></p>`;
});

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

const hours: typeof business.hours = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '20:00',
    byAppointment: false,
  },
  { days: ['Saturday', 'Sunday'], opens: '09:00', closes: '18:00', byAppointment: true },
];

/** As the browser does with an inline script; the document stands at once. */
async function runAt(time: string, table = openNowTable({ hours, closures: [christmas] })) {
  jest.setSystemTime(new Date(time));
  const element = document.createElement('script');
  element.dataset['hours'] = table;
  element.textContent = earlyScript;
  document.head.append(element);
  dispatchEvent(new Event('DOMContentLoaded'));
  for (let round = 0; round < 5; round++) await Promise.resolve();
}

const line = () => document.querySelector<HTMLElement>('[data-open]');
const words = () => line()?.lastElementChild?.textContent?.replaceAll('\u00a0', ' ');
const isMarked = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.dataset['now'] !== undefined;

it.each([
  // Mountain Standard Time is seven hours behind the world's.
  ['a second before it opens', '2027-01-05T14:59:59Z', 'Opens today 8 am'],
  ['as it opens', '2027-01-05T15:00:00Z', 'Open until 8 pm'],
  ['a second before it closes', '2027-01-06T02:59:59Z', 'Open until 8 pm'],
  ['as it closes', '2027-01-06T03:00:00Z', 'Opens Wednesday 8 am'],
  ['on a Friday night', '2027-01-09T06:00:00Z', 'Opens Monday 8 am; weekends by appointment'],
  ['on a Sunday', '2027-01-10T18:00:00Z', 'Opens Monday 8 am; weekends by appointment'],
  ['early on a Monday', '2027-01-11T07:00:00Z', 'Opens today 8 am'],
  ['on a day off', '2026-12-24T18:00:00Z', 'Closed today: Christmas. Opens Monday 8 am'],
  ['after days off', '2026-12-28T18:00:00Z', 'Open until 8 pm'],
  // The clock goes on at 2 am on March 14 and back on November 7.
  ['before the clock goes on', '2027-03-13T02:59:59Z', 'Open until 8 pm'],
  ['after it has gone on', '2027-03-15T13:59:59Z', 'Opens today 8 am'],
  ['an hour sooner from then on', '2027-03-15T14:00:00Z', 'Open until 8 pm'],
  ['before the clock goes back', '2027-11-06T01:59:59Z', 'Open until 8 pm'],
  ['after it has gone back', '2027-11-08T14:59:59Z', 'Opens today 8 am'],
  ['an hour later from then on', '2027-11-08T15:00:00Z', 'Open until 8 pm'],
])('%s', async (_when, time, expected) => {
  await runAt(time);
  expect(words()).toBe(`${expected} (Mountain Time)`);
  expect(isMarked('[data-open]')).toBe(true);
});

it('goes with the time while the page stays open, and fills what is drawn anew', async () => {
  await runAt('2027-01-05T14:58:30Z');
  jest.advanceTimersByTime(60_000);
  expect(words()).toBe('Opens today 8 am (Mountain Time)');
  document.querySelector('[data-open]')?.removeAttribute('data-now');
  jest.advanceTimersByTime(60_000);
  expect(words()).toBe('Open until 8 pm (Mountain Time)');
  expect(isMarked('[data-open]')).toBe(true);
});

it('lets the hours stand where it finds no words', async () => {
  await runAt('2027-01-05T18:00:00Z', '');
  expect(words()).toBe('');
  expect(isMarked('[data-open]')).toBe(false);
});

it('shows the days off by the day in Idaho, wherever the visitor is', async () => {
  await runAt('2026-12-10T06:59:00Z');
  const isShownAt = (time: string) => {
    jest.setSystemTime(new Date(time));
    new Function(todayCall)();
    return isMarked('[data-until]');
  };
  expect(isMarked('[data-until]')).toBe(false);
  expect(isShownAt('2026-12-10T07:00:00Z')).toBe(true);
  expect(isShownAt('2026-12-27T06:59:00Z')).toBe(true);
  expect(isShownAt('2026-12-27T07:00:00Z')).toBe(false);
});
