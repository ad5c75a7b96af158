import { etagsOf, filesOf } from './memory-store.fixture';
import { formatFailure, formatPlan } from './messages';
import { makePlan } from './plan';

it('names each file in a dry run, counts them, and names the first foreign files', () => {
  const files = filesOf({ 'index.html': 'a', 'robots.txt': 'b', '_next/static/a.js': 'c' });
  const others = Array.from({ length: 7 }, (_, index) => [`${index}.pdf`, 'x']);
  const now = new Date();
  const target = { date: now.toISOString(), files };
  const plan = makePlan(target, etagsOf(Object.fromEntries(others)), { retired: {} }, now);
  const summary = `New or changed: 1 page, 1 hashed file, 1 other file. Unchanged: 0. To remove: 0.
Not uploaded by this command, left alone: 0.pdf, 1.pdf, 2.pdf, 3.pdf, 4.pdf and 2 more.`;
  expect(formatPlan(plan, false)).toBe(summary);
  expect(formatPlan(plan, true)).toBe(`+ _next/static/a.js
+ robots.txt
+ index.html
${summary}
Nothing was uploaded or removed (--dry-run).`);
});

const failure = (name: string, code?: string) => Object.assign(new Error('?'), { name, code });
const refused = failure('Error', 'ECONNREFUSED');
const url = 'https://store.example';

it.each([
  [failure('SignatureDoesNotMatch'), 'The store rejects the credentials (SignatureDoesNotMatch)'],
  [failure('NoSuchBucket'), 'The store has no bucket "site"'],
  [refused, "The store can't be reached (ECONNREFUSED): check the network."],
  [failure('TimeoutError'), 'The connection to the store broke (TimeoutError).'],
  [new Error('Region is missing'), 'Set AWS_REGION'],
  [new Error('The site could not be built.'), 'The site could not be built.'],
])('explains %s', (error, words) => {
  expect(formatFailure(error, 'site')).toContain(words);
});

it('names the endpoint if one is set', () => {
  const words = `The store at ${url} can't be reached (ECONNREFUSED): check the network and AWS_`;
  expect(formatFailure(refused, 'site', url)).toContain(words);
});
