import { etagsOf, filesOf } from './memory-store.fixture';
import { formatFailure, formatPlan } from './messages';
import { makePlan } from './plan';

it('names each file in a dry run, counts them, and names the first foreign files', () => {
  const files = filesOf({ 'index.html': 'a', 'robots.txt': 'b', '_next/static/a.js': 'c' });
  const others = etagsOf(Array.from({ length: 7 }, (_, index) => [`${index}.pdf`, 'x']));
  const date = '2026-11-22T12:00:00.000Z';
  const plan = makePlan({ date, files }, others, { retired: {} }, date);
  const summary = `New or changed: 1 page, 1 hashed file, 1 other file. Unchanged: 0. To remove: 0.
Not uploaded by this command, left alone: 0.pdf, 1.pdf, 2.pdf, 3.pdf, 4.pdf and 2 more.`;
  expect(formatPlan(plan, false)).toBe(summary);
  expect(formatPlan(plan, true)).toBe(`+ _next/static/a.js
+ robots.txt
+ index.html
${summary}
Nothing was uploaded or removed (--dry-run).`);
});

// e2e/store/cut-short.spec.ts has more of these, from a real store.
it.each([
  [{ name: 'AccessDenied' }, 'The store denies access: the credentials must allow listing'],
  [{ code: 'ECONNREFUSED' }, "The store can't be reached (ECONNREFUSED): check the network."],
  [{ name: 'TimeoutError' }, 'The connection to the store broke (TimeoutError).'],
  [{ message: 'Region is missing' }, 'Set AWS_REGION'],
  [{ message: 'The site could not be built.' }, 'The site could not be built.'],
])('explains %j', (failure, words) => {
  expect(formatFailure(Object.assign(new Error('?'), failure), 'site')).toContain(words);
});
