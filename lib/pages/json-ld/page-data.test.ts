import { testContent as site } from '../../content/test-content.fixture';
import { serviceBySlug } from '../../services/services';
import { attractionBySlug, townBySlug } from '../../towns/towns';
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

const larkin = townBySlug(towns, 'larkin');
const ferry = attractionBySlug(towns, 'old-ferry-scale');
const houseCalls = serviceBySlug(services, 'house-calls');

it.each([
  ['home', () => homeData(site), 'Notary WebSite'],
  ['a list', () => listData('areas', site), 'Notary BreadcrumbList'],
  ['the attractions', () => listData('places', site), 'Notary ItemList BreadcrumbList'],
  ['a service', () => serviceData(houseCalls, site), 'Notary Service FAQPage BreadcrumbList'],
  ['a town', () => townData(larkin, site), 'Notary City BreadcrumbList'],
  ['an attraction', () => attractionData(ferry, site), 'Notary TouristAttraction BreadcrumbList'],
  ['the not-found page', () => notFoundData(site), 'Notary'],
  ...legalPages.map(
    (page) => [page.slug, () => legalData(page, site), 'Notary BreadcrumbList'] as const,
  ),
] as const)("describes the notary and the page's subject on %s", (_, data, types) => {
  expect(nodes(data()).map((node) => node['@type'])).toEqual(types.split(' '));
});

it('gives address and hours of the business where people look for it, and its number everywhere', () => {
  const pages = [homeData(site), listData('contact', site), townData(larkin, site)];
  const [home, contact, town] = pages.map((json) => nodes(json)[0]);
  for (const node of [home, contact]) {
    expect(node).toHaveProperty('openingHoursSpecification');
    expect(node).toHaveProperty('address');
  }
  expect(town).not.toHaveProperty('openingHoursSpecification');
  expect(town).toMatchObject({ '@id': home?.['@id'], telephone: home?.['telephone'] });
});

it("says we serve every town on the list of towns, the main ones on the home page, and one on a town's page", () => {
  const served = (json: string) => {
    const areas = JSON.stringify(nodes(json)[0]?.['areaServed'] ?? []);
    return towns.filter(({ slug }) => areas.includes(`/areas/${slug}/#town`));
  };
  expect(served(listData('areas', site))).toEqual(towns);
  expect(served(listData('places', site))).toEqual([]);
  const isMain = ({ slug }: (typeof towns)[number]) => site.business.mainTowns.includes(slug);
  expect(served(homeData(site))).toEqual(towns.filter(isMain));
  expect(served(townData(larkin, site))).toEqual([larkin]);
  expect(served(attractionData(ferry, site))).toEqual([ferry.town]);
  expect(served(notFoundData(site))).toEqual([]);
});

it('begins the breadcrumbs at home and gives every step a URL, even the page itself', () => {
  const crumbs = [{ name: 'Towns', href: '/towns/' }, { name: 'Parma' }];
  const site = { origin: 'https://b.example' };
  const { itemListElement } = breadcrumbList(crumbs, '/areas/parma/', site);
  const steps = [
    { name: homeCrumb.name, item: 'https://b.example/' },
    { name: 'Towns', item: 'https://b.example/towns/' },
    { name: 'Parma', item: 'https://b.example/areas/parma/' },
  ];
  expect(itemListElement).toEqual(
    steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  );
});

it('prints one graph, in which no text ends the script element, and keeps the text intact', () => {
  const texts = ['Boise', '</script><script>alert(1)</script><!-- &'];
  const graph = texts.map((name) => ({ '@type': 'City', name }) as const);
  const printed = printGraph(graph);
  expect(printed).not.toContain('<');
  expect(printed).toContain('\\u003c/script>');
  expect(JSON.parse(printed)).toEqual({ '@context': 'https://schema.org', '@graph': graph });
});
