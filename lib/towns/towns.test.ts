import { testContent } from '../content/test-content.fixture';
import {
  footerTowns,
  homeTownOf,
  locationTowns,
  nearbyTowns,
  townBySlug,
  townSurroundings,
} from './towns';

const { business, towns } = testContent;
const home = homeTownOf(testContent);

it('comes back to the first town after going once through the list', () => {
  const next = (town: typeof home) => townSurroundings(towns, business, town).next;
  const way = towns.reduce((way) => [next(way[0] ?? home), ...way], [home]);
  expect(way[0]).toBe(home);
  expect(new Set(way).size).toBe(towns.length);
  expect(townSurroundings(towns, business, next(home)).prev).toBe(home);
});

// A degree of latitude is 69.1 miles.
it.each([
  ['at most four, the nearest first', [0.5, 0.2, 0.4, 0.3, 0.1], [0.1, 0.2, 0.3, 0.4]],
  ['only those within 40 miles', [0.59, 0.57, 0.1], [0.1, 0.57]],
  ['the nearest even if it is far away', [2, 1], [1]],
])('shows as nearby towns %s', (_, all, shown) => {
  const north = (degrees: number) => ({
    ...home,
    slug: `${degrees} north`,
    latitude: home.latitude + degrees,
  });
  const nearby = nearbyTowns([home, ...all.map(north)], home);
  expect(nearby.map(({ town }) => town)).toEqual(shown.map(north));
});

it('prefers the nearby towns named in the file of a town', () => {
  const nearby = nearbyTowns(towns, townBySlug(towns, 'mctavish'));
  expect(nearby.map(({ town }) => town.slug)).toEqual(['quartz-ford', 'mount-corbin']);
});

it('measures from the home town', () => {
  const milesTo = (slug: string) =>
    townSurroundings(towns, business, townBySlug(towns, slug)).miles;
  expect(milesTo('quartz-ford')).toBe(0);
  // Great-circle distance of the two points in content, calculated independently of this code.
  expect(milesTo('alder-falls')).toBeCloseTo(20.3, 1);
});

it('takes the lists of locations and of the footer from the business record', () => {
  const slugs = (list: typeof towns) => list.map(({ slug }) => slug);
  const shown = locationTowns(towns, business);
  const omitted = towns.filter((town) => !shown.includes(town));
  expect(slugs(omitted).sort()).toEqual(business.notOnLocations.toSorted());
  expect(slugs(footerTowns(towns, business))).toEqual(business.mainTowns.slice(0, 5));
});

it("names the slug that doesn't exist", () => {
  expect(() => townBySlug(towns, 'atlantis')).toThrow('There is no town "atlantis"');
});
