import { parsePage } from './exported-page';
import { checkStructuredData } from './structured-data';

const origin = 'https://notary.example';
const notary = { '@type': 'Notary', '@id': `${origin}/#notary` };

const block = (...nodes: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script>`;
const problems = (path: string, head: string, body = '') =>
  checkStructuredData(
    [parsePage(path, `<html><head>${head}</head><body>${body}</body></html>`)],
    origin,
  ).problems;

const node = (type: string) => ({ '@type': type });
const crumbs = node('BreadcrumbList');

it('takes a page of each kind with its nodes', () => {
  expect(problems('/404.html', block(notary))).toEqual([]);
  expect(problems('/', block(notary, node('WebSite')))).toEqual([]);
  const service = [node('Service'), node('FAQPage'), crumbs];
  expect(problems('/services/apostille/', block(notary, ...service))).toEqual([]);
  const city = { '@type': ['City', 'Place'] };
  expect(problems('/areas/boise/', block(notary, city, crumbs))).toEqual([]);
});

it.each([
  ['/', ['WebSite']],
  ['/services/apostille/', ['Service', 'FAQPage', 'BreadcrumbList']],
  ['/areas/boise/', ['City', 'BreadcrumbList']],
  ['/locations/boise/', ['City', 'BreadcrumbList']],
  ['/places/', ['ItemList', 'BreadcrumbList']],
  ['/places/initial-point/', ['TouristAttraction', 'BreadcrumbList']],
])('finds that %s lacks the nodes %j', (path, types) => {
  expect(problems(path, block(notary))).toEqual(
    types.map((type) => `${path}: expected a node ${type}, found none`),
  );
});

it('finds a page with neither the notary nor the way from the home page', () => {
  expect(problems('/contact/', block(node('WebPage')))).toEqual([
    '/contact/: expected a node Notary, found none',
    '/contact/: expected a node BreadcrumbList, found none',
  ]);
});

it('finds a notary by another name', () => {
  expect(problems('/contact/', block({ ...notary, '@id': '#notary' }, crumbs))).toEqual([
    `/contact/: expected the Notary as "${origin}/#notary", found "#notary"`,
  ]);
});

it('finds a page with no block, with two, and with one outside the head', () => {
  const expected = '/contact/: expected one block of structured data, in the head, found';
  expect(problems('/contact/', '')).toEqual([`${expected} 0, 0 of them in the head`]);
  expect(problems('/contact/', block(notary) + block(notary))).toEqual([
    `${expected} 2, 2 of them in the head`,
  ]);
  expect(problems('/contact/', '', block(notary))).toEqual([
    `${expected} 1, 0 of them in the head`,
  ]);
});

it('finds a block that is no graph, or no JSON', () => {
  const expected = [expect.stringContaining('/contact/: expected {"@context"')];
  const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
  expect(problems('/contact/', script(JSON.stringify(notary)))).toEqual(expected);
  expect(problems('/contact/', script('{'))).toEqual(expected);
  expect(problems('/contact/', block({ name: 'no type' }))).toEqual(expected);
});
