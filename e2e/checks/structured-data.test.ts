/** @jest-environment node */
import { problemsIn } from './fixture';
import { checkStructuredData } from './structured-data';

const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const block = (...nodes: object[]) =>
  script(JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }));
const graphOf = (...types: string[]) => block(...types.map((type) => ({ '@type': type })));

const problems = (path: string, head: string, body = '') =>
  problemsIn(checkStructuredData, {
    [path.replace(/\/$/, '/index.html')]: `<head>${head}</head><body>${body}</body>`,
  });

it.each([
  ['/404.html', []],
  ['/', ['WebSite']],
  ['/contact/', ['BreadcrumbList']],
  ['/services/apostille/', ['Service', 'FAQPage', 'BreadcrumbList']],
  ['/areas/boise/', ['City', 'BreadcrumbList']],
  ['/locations/boise/', ['City', 'BreadcrumbList']],
  ['/places/', ['ItemList', 'BreadcrumbList']],
  ['/places/initial-point/', ['TouristAttraction', 'BreadcrumbList']],
])('expects on %s a notary and the nodes %j', (path, types) => {
  expect(problems(path, graphOf('Notary', ...types))).toEqual([]);
  expect(problems(path, graphOf('Organization'))).toEqual(
    ['Notary', ...types].map((type) => `${path}: expected a node ${type}, found none`),
  );
});

it('accepts a node of two types', () => {
  expect(problems('/404.html', block({ '@type': ['Notary', 'Place'] }))).toEqual([]);
});

const right = graphOf('Notary');
const untyped = '{"@context":"https://schema.org","@graph":[{"name":"Kuna"}]}';
const once = 'expected structured data once, in head, found';
const graph = 'expected {"@context":"https://schema.org","@graph":[…]} with a type for each node';

it.each([
  ['no block', '', '', `${once} none`],
  ['two blocks', right + right, '', `${once} head, head`],
  ['a block outside the head', '', right, `${once} body`],
  ['what is no JSON', script('{'), '', `${graph}, found {`],
  ['a node without a type', script(untyped), '', `${graph}, found ${untyped}`],
  ['what is no graph', script('{"@type":"Notary"}'), '', `${graph}, found {"@type":"Notary"}`],
  [
    'a rating, however deep',
    block({ '@type': 'Notary', about: [{ aggregateRating: 5 }] }),
    '',
    'expected no rating and no review, found aggregateRating',
  ],
])('reports %s', (_, head, body, problem) => {
  expect(problems('/404.html', head, body)).toEqual([`/404.html: ${problem}`]);
});
