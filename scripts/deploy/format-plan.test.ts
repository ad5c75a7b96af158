import { formatPlan } from './format-plan';
import { filesOf } from './memory-store.fixture';
import { makePlan } from './plan';

const target = filesOf({ 'index.html': 'a', 'robots.txt': 'b', '_next/static/a.js': 'c' });
const now = new Date();
const first = makePlan(target, new Map(), { retired: {} }, now);

it('counts what is to be done', () => {
  expect(formatPlan(first, { dryRun: false })).toBe(
    'New or changed: 1 pages, 1 hashed files, 1 others. Unchanged: 0. To remove: 0.',
  );
});

it('names each file when nothing else is asked for', () => {
  const words = formatPlan(first, { dryRun: true });
  expect(words).toContain('+ index.html');
  expect(words).toContain('Nothing was done');
});

it('names what is not its own, in short', () => {
  const others = new Map(Array.from({ length: 7 }, (_, at) => [`other-${at}.pdf`, 'x']));
  const words = formatPlan(makePlan(target, others, { retired: {} }, now), { dryRun: false });
  expect(words).toContain('left alone: other-0.pdf, other-1.pdf');
  expect(words).toContain('and 2 more.');
});
