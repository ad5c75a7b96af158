/** @jest-environment node */
import { readContent } from '../content/read-content';
import {
  allAttractions,
  footerTowns,
  locationTowns,
  nearbyTowns,
  previousAndNextTown,
  townBySlug,
  townSurroundings,
} from './towns';

const { business, towns } = readContent(process.cwd());
const kuna = townBySlug(towns, 'kuna');

it('comes back to the first town after one round through the list', () => {
  const first = towns[0] ?? kuna;
  const last = towns.at(-1) ?? kuna;
  expect(previousAndNextTown(towns, first).prev).toBe(last);
  expect(previousAndNextTown(towns, last).next).toBe(first);
  let town = first;
  for (let step = 0; step < towns.length; step++) town = previousAndNextTown(towns, town).next;
  expect(town).toBe(first);
});

it('shows at most four nearby towns, nearest first, within 40 miles', () => {
  for (const { nearbyLocations: _, ...town } of towns) {
    const nearby = nearbyTowns(towns, town);
    const miles = nearby.map((entry) => entry.miles);
    expect(nearby.length).toBeGreaterThanOrEqual(1);
    expect(nearby.length).toBeLessThanOrEqual(4);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(miles.slice(1).every((distance) => distance <= 40)).toBe(true);
    expect(nearby.map((entry) => entry.town.slug)).not.toContain(town.slug);
  }
});

it('shows the nearest town even when it is far away', () => {
  const faraway = { ...kuna, slug: 'faraway', latitude: 48.9, longitude: -116.2 };
  expect(nearbyTowns([...towns, faraway], faraway)).toHaveLength(1);
});

it('prefers the nearby towns named in the file of a town', () => {
  const own = { ...kuna, nearbyLocations: ['mccall', 'vale'] };
  expect(nearbyTowns(towns, own).map(({ town }) => town.slug)).toEqual(['mccall', 'vale']);
});

it('measures from the home town', () => {
  expect(townSurroundings(towns, business, kuna).miles).toBe(0);
  // Great-circle distance of the two points in content, calculated independently of this code.
  expect(townSurroundings(towns, business, townBySlug(towns, 'boise')).miles).toBeCloseTo(13.7, 1);
});

it('omits from the list of locations what the business record omits', () => {
  const shown = locationTowns(towns, business);
  const omitted = towns.filter((town) => !shown.includes(town)).map(({ slug }) => slug);
  expect(omitted.sort()).toEqual(business.notOnLocations.toSorted());
});

it('has five towns for the footer, in the order of the business record', () => {
  expect(footerTowns(towns, business).map(({ slug }) => slug)).toEqual(
    business.mainTowns.slice(0, 5),
  );
});

it('adds its town to every attraction', () => {
  const attractions = allAttractions(towns);
  expect(attractions).toHaveLength(towns.flatMap(({ attractions }) => attractions).length);
  expect(attractions.find(({ slug }) => slug === 'initial-point')?.town).toBe(kuna);
});

it('names the slug that does not exist', () => {
  expect(() => townBySlug(towns, 'atlantis')).toThrow('There is no town "atlantis"');
});
