/** @jest-environment node */
import { readContent } from '../content/read-content';
import { milesBetween } from './distance';
import { nearestTowns } from './nearest-towns';
import { townBySlug } from './towns';

const { towns } = readContent(process.cwd());
const kuna = townBySlug(towns, 'kuna');

it('lists the nearest first, without the town itself', () => {
  const nearest = nearestTowns(towns, kuna, towns.length);
  expect(nearest.map(({ town }) => town.slug)).not.toContain('kuna');
  const miles = nearest.map((entry) => entry.miles);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  expect(nearestTowns(towns, kuna, 4)).toEqual(nearest.slice(0, 4));
});

it('lists all others if there are fewer than requested', () => {
  expect(nearestTowns(towns.slice(0, 3), kuna, 4)).toHaveLength(3);
  expect(nearestTowns([kuna], kuna, 4)).toEqual([]);
});

it('measures from a town that is not in the list', () => {
  const faraway = { ...kuna, slug: 'faraway', latitude: 48.9 };
  const [nearest] = nearestTowns(towns, faraway, 1);
  const all = towns.map((town) => milesBetween(faraway, town));
  expect(nearest?.miles).toBe(Math.min(...all));
});
