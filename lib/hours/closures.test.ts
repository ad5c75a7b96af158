/** @jest-environment node */
import { formatClosure, noticeBegins, noticeEnds } from './closures';

const day = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' };

it('names the day, or the first and the last day', () => {
  expect(formatClosure(day)).toBe('Closed on December 25, 2026: Christmas Day');
  expect(formatClosure({ ...day, to: '2027-01-01' })).toBe(
    'Closed from December 25, 2026 to January 1, 2027: Christmas Day',
  );
});

it('is announced from two weeks before until it is over', () => {
  expect(noticeBegins(day)).toBe('2026-12-11');
  expect(noticeBegins({ ...day, from: '2027-01-05' })).toBe('2026-12-22');
  expect(noticeEnds({ ...day, to: '2026-12-31' })).toBe('2027-01-01');
});
