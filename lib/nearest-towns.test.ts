/** @jest-environment node */
import { readContent } from './content/read-content';
import { milesBetween } from './distance';
import { nearestTowns } from './nearest-towns';
import { townBySlug } from './towns';

const { towns } = readContent(process.cwd());
const kuna = townBySlug(towns, 'kuna');

it('finds the same towns as a look at every pair', () => {
  // Spread evenly over the area, none where another is.
  const spread = Array.from({ length: 400 }, (_, index) => ({
    ...kuna,
    slug: `town-${index}`,
    latitude: 42 + ((index * 0.7549) % 1) * 3,
    longitude: -118 + ((index * 0.5698) % 1) * 4,
  }));
  const many = [...towns, ...spread];
  for (const town of many) {
    const everyPair = many
      .filter((other) => other !== town)
      .map((other) => ({ town: other, miles: milesBetween(town, other) }))
      .sort((a, b) => a.miles - b.miles);
    expect(nearestTowns(many, town, 4)).toEqual(everyPair.slice(0, 4));
  }
});

it('finds all others where there are fewer than asked for', () => {
  expect(nearestTowns(towns.slice(0, 3), kuna, 4)).toHaveLength(3);
  expect(nearestTowns([kuna], kuna, 4)).toEqual([]);
});

it('measures from a town that is not in the list', () => {
  const faraway = { ...kuna, slug: 'faraway', latitude: 48.9 };
  const [nearest] = nearestTowns(towns, faraway, 1);
  const all = towns.map((town) => milesBetween(faraway, town));
  expect(nearest?.miles).toBe(Math.min(...all));
});
