import type { Closure, OpeningHours } from '../schema/opening-hours';
import { closed, usual, weekends, workdays } from './hours.fixture';
import { openingStatus } from './opening-status';

/** What a page says at a moment in the week of Monday, December 21, 2026. */
const at = (moment: string, hours: readonly OpeningHours[], closures: Closure[] = []) => {
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const [day = '', time = ''] = moment.split(' ');
  const status = openingStatus({ hours: [...hours], closures, holidays: [] });
  return status(`2026-12-${20 + days.indexOf(day)}`, time).replaceAll('\u00a0', ' ');
};

const on = (days: OpeningHours['days'], opens: string, closes: string, byAppointment = false) => ({
  days,
  opens,
  closes,
  byAppointment,
});
const every = [...workdays.days, 'Saturday' as const, 'Sunday' as const];
const mondays = [on(['Monday'], '08:00', '20:00')];
const lunch = [on(workdays.days, '13:30', '20:00'), on(workdays.days, '08:00', '12:00')];
const nights = [on(['Friday'], '20:00', '02:00'), on(['Saturday'], '20:00', '00:00')];

it.each([
  ['a break', 'Mon 12:00', 'Back at 1:30 pm', lunch],
  ['no weekends', 'Fri 20:00', 'Back Monday at 8 am. A text will wait for us.', [workdays]],
  ['afternoons', 'Mon 08:00', 'Taking calls from 12 this afternoon', [on(every, '12:00', '18:00')]],
  ['evenings', 'Mon 08:00', 'Taking calls from 5 this evening', [on(every, '17:00', '20:00')]],
  ['nights', 'Sat 01:59', 'Taking calls until 2 am', nights],
  ['no break at all', 'Sun 23:59', 'Taking calls all day', [on(every, '00:00', '23:59')]],
  ['one day', 'Mon 20:00', 'Back next Monday at 8 am. A text will wait for us.', mondays],
  ['only appointments', 'Mon 09:00', 'By appointment Saturday, 9 am to 6 pm', weekends],
  [
    'an evening by appointment',
    'Mon 20:00',
    'By appointment today, 8 pm to 10 pm: call or text',
    [workdays, on(['Monday'], '20:00', '22:00', true)],
  ],
  [
    'a night by appointment',
    'Sat 01:00',
    'By appointment until 2 am: call or text',
    [on(['Friday'], '20:00', '02:00', true)],
  ],
])('with %s, on %s: %s', (_what, moment, words, hours) => {
  expect(at(moment, hours)).toBe(words);
});

it.each([
  ['Fri 09:00', 'Snow', 'Closed today: Snow. Back next Friday at 8 am'],
  ['Fri 09:00', 'A long story', 'Closed today: A long story. Back next Friday at 8 am'],
  ['Fri 09:00', 'A story of snow', 'Closed today: A story of snow. Back next Friday at 8 am'],
  ['Fri 09:00', 'A story of this size', 'Closed today: A story of this size. Back next Friday'],
  ['Fri 09:00', 'x'.repeat(60), 'Closed today. Back next Friday at 8 am'],
])('on a day off, gives the reason if it fits: %s, %s', (moment, reason, words) => {
  const closures = [closed('2026-12-25', '2026-12-25', reason)];
  expect(at(moment, [on(['Friday'], '08:00', '20:00')], closures)).toBe(words);
});

it.each([
  ['Sat 09:00', 'The county fair', 'Closed today: The county fair. By appointment tomorrow'],
  ['Sat 09:00', 'x'.repeat(60), 'Closed today. By appointment tomorrow, 10 am to 4 pm'],
])('on a day off before a day by appointment, says so: %s, %s', (moment, reason, words) => {
  expect(at(moment, usual, [closed('2026-12-26', '2026-12-26', reason)])).toBe(words);
});

it.each(['01:00', '02:00'])(
  'goes on to the end of a night, whatever the hours of the next day: to %s',
  (closes) => {
    const hours = { opens: '00:00', closes, byAppointment: false };
    const closures = [{ ...closed('2026-12-26'), hours }];
    expect(at('Fri 21:00', nights, closures)).toBe('Taking calls until 2 am');
  },
);

it('leaves "call or text" out rather than the hours', () => {
  expect(at('Sat 09:00', [on(['Saturday'], '10:30', '12:30', true)])).toBe(
    'By appointment today, 10:30 am to 12:30 pm',
  );
});
