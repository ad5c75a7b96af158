import { formatClosure, noticeOf } from './closures';
import { closed } from './hours.fixture';

const day = { ...closed('2026-12-25'), reason: 'Christmas' };
const hours = { opens: '08:00', closes: '12:00', byAppointment: false };

it.each([
  [day, 'Closed on December 25, 2026: Christmas'],
  [{ ...day, to: '2027-01-01' }, 'Closed from December 25, 2026 to January 1, 2027: Christmas'],
  [{ ...day, hours }, 'Hours on December 25, 2026: 8\u00a0am to 12\u00a0pm (Christmas)'],
  [
    { ...day, to: '2026-12-27', hours },
    'Hours from December 25, 2026 to December 27, 2026: 8\u00a0am to 12\u00a0pm (Christmas)',
  ],
])('names the days, and the hours if there are any', (closure, words) => {
  expect(formatClosure(closure)).toBe(words);
});

it('is announced two weeks ahead, until it is over', () => {
  expect(noticeOf(day)).toEqual({ begins: '2026-12-11', ends: '2026-12-26' });
  const turn = { begins: '2026-12-22', ends: '2027-01-01' };
  expect(noticeOf(closed('2027-01-05', '2026-12-31'))).toEqual(turn);
});
