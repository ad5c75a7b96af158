/** @jest-environment node */
import type { Metadata } from 'next';
import { readContent } from '../content/read-content';
import { siteOrigin } from '../site';
import { townDescription } from '../towns/town-description';
import { allAttractions, townBySlug } from '../towns/towns';
import {
  attractionMetadata,
  homeMetadata,
  legalMetadata,
  listMetadata,
  notFoundMetadata,
  pageMetadata,
  serviceMetadata,
  townMetadata,
} from './page-metadata';

const { business, services, towns, legalPages } = readContent(process.cwd());

const pages: Metadata[] = [
  homeMetadata(business),
  ...(['services', 'contact', 'locations', 'areas', 'places'] as const).map((page) =>
    listMetadata(page, business),
  ),
  ...services.map((service) => serviceMetadata(service, business)),
  ...towns.map((town) => townMetadata(town, business)),
  ...allAttractions(towns).map((place) => attractionMetadata(place, business)),
  ...legalPages.map((page) => legalMetadata(page, business)),
  notFoundMetadata(business),
];

it('has a title with the brand on each page, no two alike', () => {
  const titles = pages.map(({ title }) => String(title));
  expect(titles.every((title) => title.endsWith(` | ${business.brand}`))).toBe(true);
  expect(new Set(titles).size).toBe(pages.length);
});

it('has a description of 70 to 160 characters on each page, no two alike', () => {
  const descriptions = pages.map(({ description }) => description ?? '');
  expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  expect(new Set(descriptions).size).toBe(pages.length);
});

it('keeps a title within 60 characters where the name allows', () => {
  const title = (titles: [string, ...string[]]) =>
    String(pageMetadata({ titles, description: '', path: '/' }, business).title);
  for (const { name, town, slug, ...place } of allAttractions(towns)) {
    const whole = String(attractionMetadata({ name, town, slug, ...place }, business).title);
    const shortest = title([name]);
    expect(whole.length).toBeLessThanOrEqual(Math.max(60, shortest.length));
  }
});

it('takes the fullest title that fits', () => {
  const words = (titles: [string, ...string[]]) =>
    pageMetadata(
      { titles, description: '', path: '/' },
      { brand: 'B', origin: 'https://b.example' },
    );
  expect(words(['Short', 'S']).title).toBe('Short | B');
  expect(words(['x'.repeat(80), 'S']).title).toBe('S | B');
});

it('points the town at both addresses to the one under /areas/', () => {
  const metadata = townMetadata(townBySlug(towns, 'boise'), business);
  expect(metadata.alternates?.canonical).toBe(`${siteOrigin(business)}/areas/boise/`);
});

it('describes a town that has no description by its name and county', () => {
  const { description: _, ...town } = townBySlug(towns, 'boise');
  const description = townDescription(town);
  expect(description).toContain('Boise in Ada County, Idaho');
  expect(description.length).toBeLessThanOrEqual(160);
});

it('says in the home page who owns the site, once the codes are there', () => {
  const verification = { google: 'from-google', bing: 'from-bing' };
  expect(homeMetadata({ ...business, verification }).verification).toEqual({
    google: 'from-google',
    other: { 'msvalidate.01': 'from-bing' },
  });
  expect(homeMetadata({ ...business, verification: {} }).verification).toEqual({});
});
