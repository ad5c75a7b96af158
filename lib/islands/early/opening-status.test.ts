/** @jest-environment jsdom */
import * as fc from 'fast-check';
import { closed, usual, workdays } from '../../hours/hours.fixture';
import { openingStatus } from '../../hours/opening-status';
import { statusTable } from '../../hours/status-table';
import { property } from '../../property.fixture';
import { weekdays } from '../../schema/opening-hours';
import { showStatus } from './opening-status';

const closures = [closed('2026-12-24', '2026-12-26', 'Christmas')];
/** Office hours, nights, and nights in which the clocks change, with hours of one date. */
const businesses = [
  { hours: usual, closures, holidays: [] },
  {
    hours: [
      {
        ...workdays,
        days: ['Friday' as const, 'Saturday' as const],
        opens: '20:00',
        closes: '02:00',
      },
    ],
    closures,
    holidays: [],
  },
  {
    hours: [{ ...workdays, days: [...weekdays], opens: '20:00', closes: '02:30' }],
    closures: [
      {
        ...closed('2027-03-14'),
        hours: { opens: '01:30', closes: '03:00', byAppointment: false },
      },
    ],
    holidays: [{ name: 'Veterans Day', date: '2027-11-11' }],
  },
];
const [week] = businesses.map(statusTable);

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

function showAt(time: string, table = '') {
  jest.setSystemTime(new Date(time));
  document.body.dataset['hours'] = table;
  showStatus();
}

const line = () => document.querySelector<HTMLElement>('[data-open]');
const words = () => line()?.lastElementChild?.textContent?.replaceAll('\u00a0', ' ');

it('shows the status as it opens: Mountain Standard Time is seven hours behind UTC', () => {
  showAt('2027-01-05T15:00:00Z', week);
  expect(words()).toBe('Taking calls until 8 pm');
});

/** Two hours around each moment at which the clocks in Idaho change in 2027. */
const changes = ['2027-03-14T09:00:00Z', '2027-11-07T08:00:00Z'].map((time) => Date.parse(time));
const nearChange = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -7200, max: 7200 }))
  .map(([moment, seconds]) => moment + seconds * 1000);
const ofYear = fc.integer({ min: Date.UTC(2026, 11, 20), max: Date.UTC(2027, 11, 30) });

property(
  'the status is that of the clock in Idaho, in the nights when it changes, too',
  fc.tuple(fc.oneof(nearChange, ofYear), fc.constantFrom(...businesses)),
  ([moment, business]) => {
    const [begins = 0, ends = 0] = changes;
    const isSaving = begins <= moment && moment < ends;
    const local = new Date(moment - (isSaving ? 6 : 7) * 3_600_000).toISOString();
    showAt(new Date(moment).toISOString(), statusTable(business));
    const expected = openingStatus(business)(local.slice(0, 10), local.slice(11, 16));
    expect(line()?.lastElementChild?.textContent).toBe(expected);
  },
  300,
);

it('says nothing if it finds no words', () => {
  showAt('2027-01-05T18:00:00Z');
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
