import { testContent } from '../content/test-content.fixture';
import { milesBetween } from './distance';
import { nearestTowns } from './nearest-towns';
import { townBySlug } from './towns';

const { towns } = testContent;
const home = townBySlug(towns, 'quartz-ford');

it('lists the nearest first, without the town itself', () => {
  const nearest = nearestTowns(towns, home, towns.length);
  expect(nearest.map(({ town }) => town.slug)).not.toContain(home.slug);
  const miles = nearest.map((entry) => entry.miles);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  expect(nearestTowns(towns, home, 4)).toEqual(nearest.slice(0, 4));
});

it('lists all others if there are fewer than requested', () => {
  expect(nearestTowns(towns.slice(0, 3), home, 4)).toHaveLength(3);
  expect(nearestTowns([home], home, 4)).toEqual([]);
});

it("measures from a town that isn't in the list", () => {
  const faraway = { ...home, slug: 'faraway', latitude: 48.9 };
  const [nearest] = nearestTowns(towns, faraway, 1);
  const all = towns.map((town) => milesBetween(faraway, town));
  expect(nearest?.miles).toBe(Math.min(...all));
});
