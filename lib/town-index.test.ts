/** @jest-environment node */
import { readContent } from './content/read-content';
import { townIndex } from './town-index';

const { towns } = readContent(process.cwd());

it('knows where each town stands, and each place with its town', () => {
  const { positions, places } = townIndex(towns);
  expect(positions.size).toBe(towns.length);
  for (const town of towns) {
    expect(towns[positions.get(town.slug) ?? -1]).toBe(town);
    for (const { slug } of town.attractions) expect(places.get(slug)?.town).toBe(town);
  }
});

it('is made once for a list, and anew for another', () => {
  expect(townIndex(towns)).toBe(townIndex(towns));
  const [first, ...others] = towns;
  expect(townIndex(others).positions.has(first?.slug ?? '')).toBe(false);
});
