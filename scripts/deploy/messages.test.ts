import { etagsOf, filesOf } from './memory-store.fixture';
import { formatFailure, formatPlan } from './messages';
import { makePlan } from './plan';

it('names each file in a dry run, counts them, and names the first foreign files', () => {
  const target = filesOf({ 'index.html': 'a', 'robots.txt': 'b', '_next/static/a.js': 'c' });
  const others = Array.from({ length: 7 }, (_, index) => [`other-${index}.pdf`, 'x']);
  const remote = etagsOf(Object.fromEntries(others));
  const plan = makePlan(target, remote, { retired: {} }, new Date());
  const summary = [
    'New or changed: 1 pages, 1 hashed files, 1 others. Unchanged: 0. To remove: 0.',
    'Not from a deployment, left alone: other-0.pdf, other-1.pdf, other-2.pdf, other-3.pdf, other-4.pdf and 2 more.',
  ];
  const files = ['+ _next/static/a.js', '+ robots.txt', '+ index.html'];
  expect(formatPlan(plan, false).split('\n')).toEqual(summary);
  expect(formatPlan(plan, true).split('\n')).toEqual([
    ...files,
    ...summary,
    'Nothing was done (--dry-run).',
  ]);
});

const failure = (name: string, code?: string) => Object.assign(new Error('?'), { name, code });

it.each([
  [failure('CredentialsProviderError'), 'There are no credentials'],
  [failure('InvalidAccessKeyId'), 'The store rejects the credentials (InvalidAccessKeyId)'],
  [failure('SignatureDoesNotMatch'), 'rejects the credentials (SignatureDoesNotMatch)'],
  [failure('AccessDenied'), 'listing, reading, writing and deleting in the bucket "site"'],
  [failure('NoSuchBucket'), 'The store has no bucket "site"'],
  [failure('PermanentRedirect'), 'in another region'],
  [failure('Error', 'ENOTFOUND'), 'The store cannot be reached (ENOTFOUND): check the network.'],
  [failure('Error', 'ECONNRESET'), 'The connection to the store broke (ECONNRESET).'],
  [failure('TimeoutError'), 'The connection to the store broke (TimeoutError).'],
  [new Error('Region is missing'), 'Set AWS_REGION'],
  [new Error('The site could not be built.'), 'The site could not be built.'],
])('explains %s', (error, words) => {
  expect(formatFailure(error, 'site')).toContain(words);
});

it('names the endpoint if one is set', () => {
  expect(formatFailure(failure('Error', 'ECONNREFUSED'), 'site', 'https://store.example')).toBe(
    'The store at https://store.example cannot be reached (ECONNREFUSED): check the network and AWS_ENDPOINT_URL.',
  );
});
