import { renderedPages } from '@/components/rendered-kinds';
import {
  attractionBySlug,
  serviceBySlug,
  testContent as site,
} from '../../content/test-content.fixture';
import { townBySlug } from '../../towns/towns';
import { homeCrumb } from '../breadcrumbs';
import { notaryNode } from './notary';
import {
  attractionData,
  breadcrumbListNode,
  faqPageNode,
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
const [terms] = legalPages;
if (!terms) throw new Error('There is no legal page');

it('has the same business, whole, on every page, but for the towns it names', () => {
  const pages = [...renderedPages(site).map(({ data }) => data()), notFoundData(site)];
  const whole = notaryNode(site.business, towns);
  for (const json of pages) {
    expect(nodes(json)[0]).toEqual({ ...whole, areaServed: expect.any(Array) });
  }
});

const { mainTowns } = site.business;
const regions = site.business.serviceArea.map(({ name }) => name);
const townNames = towns.map(({ name }) => name);
const mainNames = mainTowns.map((slug) => townBySlug(towns, slug).name);

/** The nodes of a page, the towns that it names as served, and the pages above it. */
it.each<[string, () => string, types: string, served: string[], above: string[]]>([
  ['home', () => homeData(site), 'Notary', [...regions, ...mainNames], []],
  [
    'the list of towns',
    () => singleData('areas', site, towns),
    'Notary BreadcrumbList',
    [...regions, ...townNames],
    ['/', '/locations/'],
  ],
  ['another list', () => singleData('places', site), 'Notary BreadcrumbList', regions, ['/']],
  [
    'a service',
    () => serviceData(houseCalls, site),
    'Notary Service FAQPage BreadcrumbList',
    regions,
    ['/', '/services/'],
  ],
  [
    'a service without questions',
    () => serviceData({ ...houseCalls, faq: [] }, site),
    'Notary Service BreadcrumbList',
    regions,
    ['/', '/services/'],
  ],
  [
    'a town',
    () => townData(larkin, site),
    'Notary City BreadcrumbList',
    [larkin.name],
    ['/', '/locations/'],
  ],
  [
    'an attraction',
    () => attractionData(ferry, site),
    'Notary TouristAttraction BreadcrumbList',
    [ferry.town.name],
    ['/', '/places/'],
  ],
  ['a legal page', () => legalData(terms, site), 'Notary BreadcrumbList', regions, ['/']],
  ['the not-found page', () => notFoundData(site), 'Notary', regions, []],
])('describes %s', (_, data, types, served, above) => {
  const all = nodes(data());
  expect(all.map((node) => node['@type'])).toEqual(types.split(' '));
  const areas = served.map((name) => expect.objectContaining({ name }));
  expect(all[0]?.['areaServed']).toEqual(areas);
  const steps = [all.at(-1)?.['itemListElement'] ?? []].flat().slice(0, -1);
  const paths = above.map((path) => ({ item: site.business.origin + path }));
  expect(steps).toMatchObject(paths);
});

it('begins the breadcrumbs at home and gives every step a URL, even the page itself', () => {
  const crumbs = [{ name: 'Towns', href: '/towns/' }, { name: 'Parma' }];
  const site = { origin: 'https://b.example' };
  const { itemListElement } = breadcrumbListNode(crumbs, '/areas/parma/', site);
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
  expect(faqPageNode({ ...houseCalls, slug: 'apostille', faq }, elsewhere)).toEqual({
    '@type': 'FAQPage',
    '@id': 'https://b.example/services/apostille/#questions',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
});
