/** @jest-environment node */
import { readContent } from '../../content/read-content';
import { serviceBySlug } from '../../services/services';
import { allAttractions, attractionBySlug, townBySlug } from '../../towns/towns';
import {
  attractionData,
  homeData,
  legalData,
  listData,
  notFoundData,
  serviceData,
  townData,
} from './page-data';

const site = readContent(process.cwd());
const { services, towns, legalPages } = site;

const nodes = (json: string): Record<string, unknown>[] => JSON.parse(json)['@graph'];
const types = (json: string) => nodes(json).map((node) => node['@type']);

it.each([
  ['home', homeData(site), ['Notary', 'WebSite']],
  ['a list', listData('areas', site), ['Notary', 'BreadcrumbList']],
  ['the places', listData('places', site), ['Notary', 'ItemList', 'BreadcrumbList']],
  [
    'a service',
    serviceData(serviceBySlug(services, 'apostille'), site),
    ['Notary', 'Service', 'FAQPage', 'BreadcrumbList'],
  ],
  ['a town', townData(townBySlug(towns, 'boise'), site), ['Notary', 'City', 'BreadcrumbList']],
  [
    'a place',
    attractionData(attractionBySlug(towns, 'initial-point'), site),
    ['Notary', 'TouristAttraction', 'BreadcrumbList'],
  ],
  ['the page for no page', notFoundData(site), ['Notary']],
])('tells on %s of the notary and of what the page is about', (_, json, expected) => {
  expect(types(json)).toEqual(expected);
});

it('tells on each legal page of the notary and the way there', () => {
  for (const page of legalPages) {
    expect(types(legalData(page, site))).toEqual(['Notary', 'BreadcrumbList']);
  }
});

it('lists every place', () => {
  const list = nodes(listData('places', site)).find((node) => node['@type'] === 'ItemList');
  expect(list?.['itemListElement']).toHaveLength(allAttractions(towns).length);
});

it('says on the home page that it comes to every town, and on the page of one to that one', () => {
  const served = (json: string) => {
    const areas = JSON.stringify(nodes(json)[0]?.['areaServed']);
    return towns.filter(({ slug }) => areas.includes(`/areas/${slug}/#town`));
  };
  expect(served(homeData(site))).toEqual(towns);
  const boise = townBySlug(towns, 'boise');
  expect(served(townData(boise, site))).toEqual([boise]);
  expect(served(notFoundData(site))).toEqual([]);
});
