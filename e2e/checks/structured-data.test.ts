import { testPages } from './checks.fixture';
import { checkStructuredData } from './structured-data';

const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const block = (...nodes: object[]) =>
  script(JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }));

const graph =
  'one script in head with {"@context":"https://schema.org","@graph":[…]} and a type for each node';
const right = '{"@context":"https://schema.org","@graph":[{"@type":"Notary"}]}';
const untyped = '{"@context":"https://schema.org","@graph":[{"name":"Kuna"}]}';

testPages(checkStructuredData, {
  [block({ '@type': ['Notary', 'Place'] }, { '@type': 'WebSite' })]: [],
  '<p>Kuna</p>': [`${graph}, found none`],
  [script(right).repeat(2)]: [`${graph}, found ${right} in head and ${right} in head`],
  [`<body>${script(right)}`]: [`${graph}, found ${right} in body`],
  [script('{')]: [`${graph}, found { in head`],
  [script(untyped)]: [`${graph}, found ${untyped} in head`],
  [block({ '@type': ['Notary', 'WebSite'], about: [{ aggregateRating: 5, name: '"review":' }] })]: [
    'no rating and no review, found "aggregateRating"',
  ],
});
