import * as fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { testContent } from '@/lib/content/test-content.fixture';
import { property } from '@/lib/property.fixture';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import type { Position } from '@/lib/towns/distance';
import { AttractionsPage } from './attractions/attractions-page';
import { HomePage } from './home/home-page';
import { renderedKinds } from './rendered-kinds';

const [town] = testContent.towns;
const [attraction] = testContent.towns.flatMap(({ attractions }) => attractions);
if (!town || !attraction) throw new Error('There is no town or no attraction');

/** How often a field of an added record was read, and how often a whole record was copied. */
const work = { reads: 0, copies: 0 };
const counted = <Of extends object>(record: Of) =>
  new Proxy(record, {
    get(target, field) {
      work.reads++;
      return Reflect.get(target, field);
    },
    ownKeys(target) {
      work.copies++;
      return Reflect.ownKeys(target);
    },
  });

/** The test content with one more town, which lists an attraction, at each of these places. */
const contentWith = (places: readonly Position[]): Content => ({
  ...testContent,
  towns: [
    ...testContent.towns,
    ...places.map((place, index) => {
      const attractions = [counted({ ...attraction, ...place, slug: `attraction-${index}` })];
      return counted({ ...town, ...place, slug: `town-${index}`, name: `T${index}`, attractions });
    }),
  ],
});

type Pages = (content: Content) => { path: string; render: () => ReactNode }[];

/** The size of a page, and the work that it takes for the added records. */
function measured(pages: Pages, wanted: string, content: Content) {
  const page = pages(content).find(({ path }) => path === wanted);
  const html = () => renderToStaticMarkup(page?.render());
  // The first page also works out what all of them share.
  html();
  Object.assign(work, { reads: 0, copies: 0 });
  return { size: html().length, ...work };
}

const [few, many] = [100, 400];
/** That many places, spread evenly over a square of this width in degrees. */
const placesWithin = (width: number) =>
  Array.from({ length: many }, (_, index) => ({
    latitude: town.latitude + ((index / few) % 1) * width,
    longitude: town.longitude + ((index * 0.618) % 1) * width,
  }));

property(
  'a page looks at each other town a few times, copies none, and stays as small, however close they are',
  fc.double({ min: 0.1, max: 5, noNaN: true }),
  (width) => {
    const places = placesWithin(width);
    const [small, large] = [contentWith(places.slice(0, few)), contentWith(places)];
    for (const measure of [
      (content: Content) => measured(renderedKinds.town, routes.town(town.slug), content),
      (content: Content) =>
        measured(renderedKinds.attraction, routes.attraction(attraction.slug), content),
    ]) {
      const [before, after] = [measure(small), measure(large)];
      expect(after.copies).toBe(0);
      expect(after.reads - before.reads).toBeLessThanOrEqual(15 * (many - few));
      expect(after.size).toBeLessThanOrEqual(1.05 * before.size);
    }
  },
  10,
);

it('has no more on the home page with more towns, and no list of links to so many on the page of attractions', () => {
  const [small, large] = [few, many].map((count) => contentWith(placesWithin(2).slice(0, count)));
  if (!small || !large) throw new Error('Content is missing');
  const home = (content: Content) => renderToStaticMarkup(<HomePage {...content} />);
  expect(home(large).length).toBeLessThanOrEqual(1.05 * home(small).length);
  const hasLinks = (content: Content) =>
    renderToStaticMarkup(<AttractionsPage {...content} />).includes('aria-label="Towns"');
  expect([testContent, large].map(hasLinks)).toEqual([true, false]);
});
