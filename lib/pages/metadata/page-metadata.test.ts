import type { Metadata } from 'next';
import { testContent } from '../../content/test-content.fixture';
import { siteOrigin } from '../../site';
import { fill } from '../../text';
import { allAttractions, townBySlug } from '../../towns/towns';
import { pageMetadata } from './page-metadata';
import {
  attractionMetadata,
  legalMetadata,
  serviceMetadata,
  townMetadata,
} from './pages-from-content';
import { homeMetadata, listMetadata, notFoundMetadata } from './single-pages';

const { business, services, towns, legalPages, pages: copy } = testContent;

const pages: Metadata[] = [
  homeMetadata(copy, business),
  ...(['services', 'contact', 'locations', 'areas', 'places'] as const).map((page) =>
    listMetadata(page, copy, business),
  ),
  ...services.map((service) => serviceMetadata(service, business)),
  ...towns.map((town) => townMetadata(town, copy, business)),
  ...allAttractions(towns).map((attraction) => attractionMetadata(attraction, copy, business)),
  ...legalPages.map((page) => legalMetadata(page, business)),
  notFoundMetadata(copy, business),
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

it('keeps titles within 60 characters', () => {
  for (const attraction of allAttractions(towns)) {
    expect(String(attractionMetadata(attraction, copy, business).title).length).toBeLessThanOrEqual(
      60,
    );
  }
});

it("prefers an attraction's own short title, and ends its description with a whole sentence", () => {
  const [attraction] = allAttractions(towns);
  if (!attraction) throw new Error('There is no attraction in content');
  const description = `The gate to the upper meadow is on the left side of the road. ${'Long '.repeat(40)}sentence.`;
  const words = { ...attraction, pageTitle: 'The gate', description };
  const metadata = attractionMetadata(words, copy, business);
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
  const metadata = townMetadata(townBySlug(towns, 'larkin'), copy, business);
  expect(metadata.alternates?.canonical).toBe(`${siteOrigin(business)}/areas/larkin/`);
});

it('has the verification codes of search engines on the home page, if there are any', () => {
  const verification = { google: 'from-google', bing: 'from-bing' };
  expect(homeMetadata(copy, { ...business, verification }).verification).toEqual({
    google: 'from-google',
    other: { 'msvalidate.01': 'from-bing' },
  });
  expect(homeMetadata(copy, { ...business, verification: {} }).verification).toEqual({});
});
