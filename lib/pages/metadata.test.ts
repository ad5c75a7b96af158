import type { Metadata } from 'next';
import { testContent as site } from '../content/test-content.fixture';
import { color } from '../drawing/palette';
import { isListPage } from '../routes';
import { siteOrigin } from '../site';
import { fill } from '../text';
import { allAttractions, townBySlug } from '../towns/towns';
import {
  attractionMetadata,
  homeMetadata,
  legalMetadata,
  listMetadata,
  notFoundMetadata,
  pageMetadata,
  serviceMetadata,
  siteViewport,
  townMetadata,
} from './metadata';

const { business, services, towns, legalPages, pages: copy } = site;

const pages: Metadata[] = [
  homeMetadata(site),
  ...Object.keys(copy)
    .filter((name) => isListPage(name, copy))
    .map((page) => listMetadata(page, site)),
  ...services.map((service) => serviceMetadata(service, site)),
  ...towns.map((town) => townMetadata(town, site)),
  ...allAttractions(towns).map((attraction) => attractionMetadata(attraction, site)),
  ...legalPages.map((page) => legalMetadata(page, site)),
  notFoundMetadata(site),
];

it('gives each page a unique title with the brand', () => {
  const titles = pages.map(({ title }) => String(title));
  expect(titles.every((title) => title.endsWith(` | ${business.brand}`))).toBe(true);
  expect(new Set(titles).size).toBe(pages.length);
});

it('gives each page a unique description of 70 to 160 characters', () => {
  const descriptions = pages.map(({ description }) => description ?? '');
  expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  expect(new Set(descriptions).size).toBe(pages.length);
});

it("prefers an attraction's own short title, and ends its description with a whole sentence", () => {
  const [attraction] = allAttractions(towns);
  if (!attraction) throw new Error('There is no attraction in content');
  const description = `The gate to the upper meadow is on the left side of the road. ${'Long '.repeat(40)}sentence.`;
  const words = { ...attraction, pageTitle: 'The gate', description };
  const metadata = attractionMetadata(words, site);
  expect(metadata.title).toBe(`The gate | ${business.brand}`);
  expect(metadata.description).toBe(
    fill(copy.attraction.description, {
      text: 'The gate to the upper meadow is on the left side of the road.',
    }),
  );
});

it('uses the fullest title that fits', () => {
  const metadata = (titles: [string, ...string[]]) =>
    pageMetadata(
      { titles, description: '', path: '/' },
      { brand: 'B', origin: 'https://b.example' },
    );
  expect(metadata(['Short', 'S']).title).toBe('Short | B');
  expect(metadata(['x'.repeat(80), 'S']).title).toBe('S | B');
  expect(metadata(['The Rules of the Oldest and Longest Museum in the Whole Valley']).title).toBe(
    'The Rules of the Oldest and Longest Museum in the Whole… | B',
  );
});

it('has the URL under /areas/ as canonical for both URLs of a town', () => {
  const metadata = townMetadata(townBySlug(towns, 'larkin'), site);
  expect(metadata.alternates?.canonical).toBe(`${siteOrigin(business)}/areas/larkin/`);
});

it('has the verification codes of search engines on the home page, if there are any', () => {
  const verification = { google: 'from-google', bing: 'from-bing' };
  expect(homeMetadata({ ...site, business: { ...business, verification } }).verification).toEqual({
    google: 'from-google',
    other: { 'msvalidate.01': 'from-bing' },
  });
  expect(
    homeMetadata({ ...site, business: { ...business, verification: {} } }).verification,
  ).toEqual({});
});

it("uses the page's background color around the page", () => {
  expect(siteViewport.themeColor).toBe(color('cream-50'));
});
