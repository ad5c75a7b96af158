import { problemsIn, testPages } from './checks.fixture';
import { checkStructuredData } from './structured-data';

const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const block = (...nodes: object[]) =>
  script(JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }));
const graphOf = (...types: string[]) => block(...types.map((type) => ({ '@type': type })));

it.each([
  ['/404.html', []],
  ['/', ['WebSite']],
  ['/contact/', ['BreadcrumbList']],
  ['/services/apostille/', ['Service', 'FAQPage', 'BreadcrumbList']],
  ['/areas/boise/', ['City', 'BreadcrumbList']],
  ['/locations/boise/', ['City', 'BreadcrumbList']],
  ['/places/', ['ItemList', 'BreadcrumbList']],
  ['/places/initial-point/', ['TouristAttraction', 'BreadcrumbList']],
])('on %s, expects a Notary node and %j', (path, types) => {
  const file = path.replace(/\/$/, '/index.html');
  const problems = (html: string) => problemsIn(checkStructuredData, { [file]: html });
  expect(problems(graphOf('Notary', ...types))).toEqual([]);
  expect(problems(graphOf('Organization'))).toEqual(
    ['Notary', ...types].map((type) => `${path}: expected a ${type} node, found none`),
  );
});

const graph =
  'one script in head with {"@context":"https://schema.org","@graph":[…]} and a type for each node';
const empty = '{"@context":"https://schema.org","@graph":[]}';
const untyped = '{"@context":"https://schema.org","@graph":[{"name":"Kuna"}]}';

testPages(checkStructuredData, {
  [block({ '@type': ['Notary', 'Place'] }, { '@type': 'WebSite' })]: [],
  '<p>Kuna</p>': [`${graph}, found none`],
  [script(empty).repeat(2)]: [`${graph}, found ${empty} in head and ${empty} in head`],
  [`<body>${script(empty)}`]: [`${graph}, found ${empty} in body`],
  [script('{')]: [`${graph}, found { in head`],
  [script(untyped)]: [`${graph}, found ${untyped} in head`],
  [block({ '@type': ['Notary', 'WebSite'], about: [{ aggregateRating: 5, name: '"review":' }] })]: [
    'no rating and no review, found "aggregateRating"',
  ],
});
