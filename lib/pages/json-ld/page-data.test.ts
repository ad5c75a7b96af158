import { testContent as site } from '../../content/test-content.fixture';
import { singlePages } from '../../schema/pages/page-names';
import { serviceBySlug } from '../../services/services';
import { allAttractions, attractionBySlug, townBySlug } from '../../towns/towns';
import { homeCrumb } from '../breadcrumbs';
import { notary } from './notary';
import {
  attractionData,
  breadcrumbList,
  faqPage,
  homeData,
  legalData,
  notFoundData,
  printGraph,
  serviceData,
  serviceNode,
  singleData,
  townData,
} from './page-data';

const { services, towns, legalPages } = site;

const nodes = (json: string): Record<string, unknown>[] => JSON.parse(json)['@graph'];

const larkin = townBySlug(towns, 'larkin');
const ferry = attractionBySlug(towns, 'old-ferry-scale');
const houseCalls = serviceBySlug(services, 'house-calls');

it.each([
  ['home', () => homeData(site), 'Notary'],
  ['a list', () => singleData('areas', site), 'Notary BreadcrumbList'],
  ['the attractions', () => singleData('places', site), 'Notary BreadcrumbList'],
  ['a service', () => serviceData(houseCalls, site), 'Notary Service FAQPage BreadcrumbList'],
  [
    'a service without questions',
    () => serviceData({ ...houseCalls, faq: [] }, site),
    'Notary Service BreadcrumbList',
  ],
  ['a town', () => townData(larkin, site), 'Notary City BreadcrumbList'],
  ['an attraction', () => attractionData(ferry, site), 'Notary TouristAttraction BreadcrumbList'],
  ['the not-found page', () => notFoundData(site), 'Notary'],
  ...legalPages.map(
    (page) => [page.slug, () => legalData(page, site), 'Notary BreadcrumbList'] as const,
  ),
] as const)("describes the notary and the page's subject on %s", (_, data, types) => {
  expect(nodes(data()).map((node) => node['@type'])).toEqual(types.split(' '));
});

it('has the same business, whole, on every page, but for the towns it names', () => {
  const pages = [
    homeData(site),
    ...singlePages().map((page) => singleData(page, site)),
    ...services.map((service) => serviceData(service, site)),
    ...towns.map((town) => townData(town, site)),
    ...allAttractions(towns).map((attraction) => attractionData(attraction, site)),
    ...legalPages.map((page) => legalData(page, site)),
    notFoundData(site),
  ];
  const whole = notary(site.business, towns);
  for (const json of pages) {
    expect(nodes(json)[0]).toEqual({ ...whole, areaServed: expect.any(Array) });
  }
});

const { mainTowns } = site.business;
const regions = site.business.serviceArea.map(({ name }) => name);
const townNames = towns.map(({ name }) => name);
const mainNames = mainTowns.map((slug) => townBySlug(towns, slug).name);

it.each([
  ['the list of towns', () => singleData('areas', site), [...regions, ...townNames]],
  ['the home page', () => homeData(site), [...regions, ...mainNames]],
  ['another list', () => singleData('places', site), regions],
  ['a service', () => serviceData(houseCalls, site), regions],
  ['the not-found page', () => notFoundData(site), regions],
  ['a town', () => townData(larkin, site), [larkin.name]],
  ['an attraction', () => attractionData(ferry, site), [ferry.town.name]],
] as const)('names on %s what we serve', (_, data, names) => {
  const served = names.map((name) => expect.objectContaining({ name }));
  expect(nodes(data())[0]?.['areaServed']).toEqual(served);
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

it.each([
  ['a service', () => serviceData(houseCalls, site), ['/', '/services/'], houseCalls.title],
  ['a town', () => townData(larkin, site), ['/', '/locations/'], larkin.name],
  ['an attraction', () => attractionData(ferry, site), ['/', '/places/'], ferry.name],
  ...legalPages.map((page) => {
    return [page.slug, () => legalData(page, site), ['/'], page.title] as const;
  }),
] as const)('leads from %s back to its list and home', (_, data, paths, name) => {
  const { itemListElement } = nodes(data()).at(-1) ?? {};
  const above = paths.map((path) => expect.objectContaining({ item: site.business.origin + path }));
  expect(itemListElement).toEqual([...above, expect.objectContaining({ name })]);
});

it('prints one graph, in which no text ends the script element, and keeps the text intact', () => {
  const texts = ['Boise', '</script><script>alert(1)</script><!-- &'];
  const graph = texts.map((name) => ({ '@type': 'City', name }) as const);
  const printed = printGraph(graph);
  expect(printed).not.toContain('<');
  expect(printed).toContain('\\u003c/script>');
  expect(JSON.parse(printed)).toEqual({ '@context': 'https://schema.org', '@graph': graph });
});

const elsewhere = { origin: 'https://b.example' };

it('says that a service is provided by the notary', () => {
  const words = { slug: 'apostille', title: 'Apostille guidance', description: 'What goes where.' };
  expect(serviceNode({ ...houseCalls, ...words }, elsewhere)).toEqual({
    '@type': 'Service',
    '@id': 'https://b.example/services/apostille/#service',
    name: words.title,
    description: words.description,
    url: 'https://b.example/services/apostille/',
    provider: { '@id': 'https://b.example/#notary' },
  });
});

it('has each question of a service with its answer, in order', () => {
  const faq = [
    { question: 'How long?', answer: 'An hour.' },
    { question: 'How much?', answer: 'Little.' },
  ];
  expect(faqPage({ ...houseCalls, slug: 'apostille', faq }, elsewhere)).toEqual({
    '@type': 'FAQPage',
    '@id': 'https://b.example/services/apostille/#questions',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
});
