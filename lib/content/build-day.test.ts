import { buildDay, datedFacts } from './build-day';
import { readContent } from './read-content';
import { testRoot } from './test-content.fixture';

afterEach(() => {
  delete process.env['SOURCE_DATE_EPOCH'];
});

it('is the day in Idaho, even while it is already the next day in UTC', () => {
  process.env['SOURCE_DATE_EPOCH'] = String(Date.UTC(2026, 10, 21, 6, 59) / 1000);
  expect(buildDay()).toBe('2026-11-20');
  process.env['SOURCE_DATE_EPOCH'] = String(Date.UTC(2026, 10, 21, 7, 0) / 1000);
  expect(buildDay()).toBe('2026-11-21');
});

it.each([
  ['a new build is due once a day off is over', '2030-12-28', '2030-12-29', true],
  ['a new build is due once a holiday is over', '2026-12-25', '2026-12-26', true],
  ['none is due on a day when nothing begins or ends', '2026-11-21', '2026-11-22', false],
])('knows that %s', (_what, day, next, isDue) => {
  const facts = (on: string) => datedFacts(readContent(testRoot, on));
  expect(facts(next) !== facts(day)).toBe(isDue);
});

it.each([
  { notice: { text: 'Out sick', until: '2026-11-21' } },
  { onRecord: { insurance: 'errors and omissions insurance' } },
])('knows that a new build is due once this is over: %j', (dated) => {
  const content = readContent(testRoot, '2026-11-21');
  const facts = { ...content, business: { ...content.business, ...dated } };
  expect(datedFacts(facts)).not.toBe(datedFacts(content));
});
