import { testContent as site } from '../../content/test-content.fixture';
import { serviceBySlug } from '../../services/services';
import { allAttractions, attractionBySlug, townBySlug } from '../../towns/towns';
import { homeCrumb } from '../breadcrumbs';
import {
  attractionData,
  breadcrumbList,
  homeData,
  legalData,
  listData,
  notFoundData,
  printGraph,
  serviceData,
  townData,
} from './page-data';

const { services, towns, legalPages } = site;

const nodes = (json: string): Record<string, unknown>[] => JSON.parse(json)['@graph'];
const types = (json: string) => nodes(json).map((node) => node['@type']);

const pages: [string, string, string[]][] = [
  ['home', homeData(site), ['Notary', 'WebSite']],
  ['a list', listData('areas', site), ['Notary', 'BreadcrumbList']],
  ['the attractions', listData('places', site), ['Notary', 'ItemList', 'BreadcrumbList']],
  [
    'a service',
    serviceData(serviceBySlug(services, 'house-calls'), site),
    ['Notary', 'Service', 'FAQPage', 'BreadcrumbList'],
  ],
  ['a town', townData(townBySlug(towns, 'larkin'), site), ['Notary', 'City', 'BreadcrumbList']],
  [
    'an attraction',
    attractionData(attractionBySlug(towns, 'old-ferry-scale'), site),
    ['Notary', 'TouristAttraction', 'BreadcrumbList'],
  ],
  ['the not-found page', notFoundData(site), ['Notary']],
];

const legal = legalPages.map((page): (typeof pages)[number] => [
  page.slug,
  legalData(page, site),
  ['Notary', 'BreadcrumbList'],
]);

it.each([...pages, ...legal])(
  "describes the notary and the page's subject on %s",
  (_, data, expected) => {
    expect(types(data)).toEqual(expected);
  },
);

it('gives address and hours of the business where people look for it, and its number everywhere', () => {
  const [home, contact, town] = [
    homeData(site),
    listData('contact', site),
    townData(townBySlug(towns, 'larkin'), site),
  ].map((json) => nodes(json)[0]);
  for (const node of [home, contact]) {
    expect(node).toHaveProperty('openingHoursSpecification');
    expect(node).toHaveProperty('address');
  }
  expect(town).not.toHaveProperty('openingHoursSpecification');
  expect(town).toMatchObject({ '@id': home?.['@id'], telephone: home?.['telephone'] });
});

it('lists every attraction', () => {
  const list = nodes(listData('places', site)).find((node) => node['@type'] === 'ItemList');
  expect(list?.['itemListElement']).toHaveLength(allAttractions(towns).length);
});

it("says we serve every town on the list of towns, the main ones on the home page, and one on a town's page", () => {
  const served = (json: string) => {
    const areas = JSON.stringify(nodes(json)[0]?.['areaServed'] ?? []);
    return towns.filter(({ slug }) => areas.includes(`/areas/${slug}/#town`));
  };
  expect(served(listData('areas', site))).toEqual(towns);
  const isMain = ({ slug }: (typeof towns)[number]) => site.business.mainTowns.includes(slug);
  expect(served(homeData(site))).toEqual(towns.filter(isMain));
  const larkin = townBySlug(towns, 'larkin');
  expect(served(townData(larkin, site))).toEqual([larkin]);
  const ferry = attractionBySlug(towns, 'old-ferry-scale');
  expect(served(attractionData(ferry, site))).toEqual([ferry.town]);
  expect(served(notFoundData(site))).toEqual([]);
});

it('begins the breadcrumbs at home and gives every step a URL, even the page itself', () => {
  const { itemListElement } = breadcrumbList(
    [{ name: 'Towns', href: '/towns/' }, { name: 'Parma' }],
    '/areas/parma/',
    { origin: 'https://b.example' },
  );
  const step = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  });
  expect(itemListElement).toEqual([
    step(1, homeCrumb.name, 'https://b.example/'),
    step(2, 'Towns', 'https://b.example/towns/'),
    step(3, 'Parma', 'https://b.example/areas/parma/'),
  ]);
});

it('prints one graph, in which no text ends the script element, and keeps the text intact', () => {
  const texts = ['Boise', '</script><script>alert(1)</script><!-- &'];
  const graph = texts.map((name) => ({ '@type': 'City', name }) as const);
  const printed = printGraph(graph);
  expect(printed).not.toContain('<');
  expect(printed).toContain('\\u003c/script>');
  expect(JSON.parse(printed)).toEqual({ '@context': 'https://schema.org', '@graph': graph });
});
