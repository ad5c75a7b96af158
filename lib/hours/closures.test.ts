import { testContent } from '../content/test-content.fixture';
import { fill } from '../text';
import { formatClosure, noticeOf } from './closures';
import { closed } from './hours.fixture';

const { closure: copy } = testContent.pages.frame;
const day = closed('2026-12-25');

it('names the day, or the first and the last day', () => {
  const { reason } = day;
  const first = 'December 25, 2026';
  expect(formatClosure(day, copy)).toBe(fill(copy.day, { day: first, reason }));
  expect(formatClosure({ ...day, to: '2027-01-01' }, copy)).toBe(
    fill(copy.days, { first, last: 'January 1, 2027', reason }),
  );
});

it('names the hours of one day, or of several', () => {
  const hours = { opens: '08:00', closes: '12:00', byAppointment: false };
  const [times, reason] = ['8\u00a0am to 12\u00a0pm', day.reason];
  const [first, last] = ['December 25, 2026', 'December 27, 2026'];
  expect(formatClosure({ ...day, hours }, copy)).toBe(
    fill(copy.dayHours, { day: first, times, reason }),
  );
  expect(formatClosure({ ...day, to: '2026-12-27', hours }, copy)).toBe(
    fill(copy.daysHours, { first, last, times, reason }),
  );
});

it('is announced two weeks ahead, until it is over', () => {
  expect(noticeOf(day)).toEqual({ begins: '2026-12-11', ends: '2026-12-26' });
  const turn = { begins: '2026-12-22', ends: '2027-01-01' };
  expect(noticeOf(closed('2027-01-05', '2026-12-31'))).toEqual(turn);
});
