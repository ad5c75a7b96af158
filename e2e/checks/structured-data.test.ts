import { testPages } from './checks.fixture';
import { checkStructuredData } from './structured-data';

const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const block = (...nodes: object[]) =>
  script(JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }));

const named = {
  '@type': 'Notary',
  name: 'A',
  url: 'B',
  telephone: 'C',
  address: {},
  priceRange: '$',
};
const unplaced = { ...named, description: 'D', openingHoursSpecification: [{}], areaServed: [{}] };
const business = { ...unplaced, '@id': '#notary', geo: {} };
const graph =
  'one script in head with {"@context":"https://schema.org","@graph":[…]} and a type for each node';
const small = '{"@context":"https://schema.org","@graph":[{"@type":"Notary"}]}';
const untyped = '{"@context":"https://schema.org","@graph":[{"name":"Kuna"}]}';

testPages(checkStructuredData, {
  [block(business, { '@type': ['Place', 'City'] })]: [],
  '<p>Kuna</p>': [`${graph}, found none`],
  [script(small).repeat(2)]: [`${graph}, found ${small} in head and ${small} in head`],
  [`<body>${script(small)}`]: [`${graph}, found ${small} in body`],
  [script('{')]: [`${graph}, found { in head`],
  [script(untyped)]: [`${graph}, found ${untyped} in head`],
  [block(business, business)]: ['one Notary, found 2'],
  [block({ ...business, '@type': 'Place' })]: ['one Notary, found 0'],
  [block(unplaced, { '@type': 'WebSite' })]: ['the whole Notary, found no @id, geo'],
  [block({ ...business, areaServed: undefined })]: ['the whole Notary, found no areaServed'],
  [block({ ...business, about: [{ aggregateRating: 5, name: '"review":' }] })]: [
    'no rating and no review, found "aggregateRating"',
  ],
});
