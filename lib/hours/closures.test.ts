import { testContent } from '../content/test-content.fixture';
import { fill } from '../text';
import { formatClosure, noticeBegins, noticeEnds } from './closures';
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

it('is announced two weeks ahead, until it is over', () => {
  expect(noticeBegins(day)).toBe('2026-12-11');
  expect(noticeBegins({ ...day, from: '2027-01-05' })).toBe('2026-12-22');
  expect(noticeEnds({ ...day, to: '2026-12-31' })).toBe('2027-01-01');
});
