/** @jest-environment jsdom */
import * as fc from 'fast-check';
import { closed, usual, workdays } from '../../hours/hours.fixture';
import { openNowTable } from '../../hours/open-now';
import { openingStatus } from '../../hours/opening-status';
import { property } from '../../property.fixture';
import { weekdays } from '../../schema/opening-hours';
import { showStatus } from './opening-status';

const closures = [closed('2026-12-24', '2026-12-26', 'Christmas')];
const week = openNowTable({ hours: usual, closures, holidays: [] });
const nights = openNowTable({
  hours: [{ ...workdays, days: ['Friday', 'Saturday'], opens: '20:00', closes: '02:00' }],
  closures,
  holidays: [],
});

beforeEach(() => {
  process.env['TIME_ZONE'] = 'America/Boise';
  jest.useFakeTimers();
  document.body.innerHTML = `
    <p data-from="2026-12-10" data-until="2026-12-27">Days off</p>
    <p data-open="The longest status"><span></span></p>`;
});

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

function showAt(time: string, table: string) {
  jest.setSystemTime(new Date(time));
  document.body.dataset['hours'] = table;
  showStatus();
}

const line = () => document.querySelector<HTMLElement>('[data-open]');
const words = () => line()?.lastElementChild?.textContent?.replaceAll('\u00a0', ' ');

it.each([
  // Mountain Standard Time is seven hours behind UTC.
  ['a second before it opens', '2027-01-05T14:59:59Z', 'Taking calls from 8 this morning'],
  ['as it opens', '2027-01-05T15:00:00Z', 'Taking calls until 8 pm'],
  ['a second before it closes', '2027-01-06T02:59:59Z', 'Taking calls until 8 pm'],
  ['as it closes', '2027-01-06T03:00:00Z', 'Back tomorrow at 8 am. A text will wait for us.'],
  ['on a Sunday', '2027-01-10T18:00:00Z', 'By appointment today, 10 am to 4 pm: call or text'],
  ['on a day off', '2026-12-24T18:00:00Z', 'Closed today: Christmas. By appointment Sunday'],
  ['after days off', '2026-12-28T18:00:00Z', 'Taking calls until 8 pm'],
  // Daylight saving time begins on March 14 and ends on November 7, at 2 am.
  ['after daylight saving time begins', '2027-03-15T13:59:59Z', 'Taking calls from 8 this morning'],
  ['an hour earlier from then on', '2027-03-15T14:00:00Z', 'Taking calls until 8 pm'],
  ['after it ends', '2027-11-08T14:59:59Z', 'Taking calls from 8 this morning'],
  ['after midnight', '2027-01-09T07:00:00Z', 'Taking calls until 2 am', nights],
  ['as a night ends', '2027-01-09T09:00:00Z', 'Taking calls from 8 this evening', nights],
  ['on a day without hours', '2027-01-10T08:59:59Z', 'Taking calls until 2 am', nights],
  ['as days off end', '2026-12-27T07:30:00Z', 'Back Friday at 8 pm', nights],
])('shows the status %s', (_when, time, expected, table = week) => {
  showAt(time, table);
  expect(words()).toBe(expected);
});

const everyNight = {
  hours: [{ ...workdays, days: [...weekdays], opens: '20:00', closes: '02:30' }],
  closures: [
    {
      ...closed('2027-03-14'),
      hours: { opens: '01:30', closes: '03:00', byAppointment: false },
    },
  ],
  holidays: [{ name: 'Veterans Day', date: '2027-11-11' }],
};
/** Two hours around each moment at which the clocks in Idaho change in 2027. */
const changes = ['2027-03-14T09:00:00Z', '2027-11-07T08:00:00Z'].map((time) => Date.parse(time));
const nearChange = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -7200, max: 7200 }))
  .map(([moment, seconds]) => moment + seconds * 1000);
const ofYear = fc.integer({ min: Date.UTC(2027, 0, 2), max: Date.UTC(2027, 11, 30) });

property(
  'the status is that of the clock in Idaho, in the nights when it changes, too',
  fc.oneof(nearChange, ofYear),
  (moment) => {
    const [begins = 0, ends = 0] = changes;
    const isSaving = begins <= moment && moment < ends;
    const local = new Date(moment - (isSaving ? 6 : 7) * 3_600_000).toISOString();
    showAt(new Date(moment).toISOString(), openNowTable(everyNight));
    const expected = openingStatus(everyNight)(local.slice(0, 10), local.slice(11, 16));
    expect(line()?.lastElementChild?.textContent).toBe(expected);
  },
  300,
);

it('says nothing if it finds no words', () => {
  showAt('2027-01-05T18:00:00Z', '');
  expect(words()).toBe('');
});

it.each([
  ['2026-12-10T06:59:00Z', true],
  ['2026-12-10T07:00:00Z', false],
  ['2026-12-27T06:59:00Z', false],
  ['2026-12-27T07:00:00Z', true],
])('shows a closure by the date in Idaho: at %s, hidden is %s', (time, isHidden) => {
  showAt(time, week);
  expect(document.querySelector('[data-until]')).toHaveProperty('hidden', isHidden);
});
