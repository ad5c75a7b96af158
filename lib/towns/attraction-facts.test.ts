import { attractionBySlug, testContent } from '../content/test-content.fixture';
import { isInTown, whereabouts } from './attraction-facts';

const { county: _, ...attraction } = attractionBySlug(testContent.towns, 'nine-foot-overlook');
const inTown = { street: '1 Main St', city: attraction.town.name, state: 'ID' } as const;
const inOregon = { ...inTown, city: 'Bluestem', state: 'OR' } as const;

it.each([
  [{ address: inTown }, true, 'Alder Falls, Idaho'],
  [{ address: undefined, locationNote: 'Up the river' }, true, 'Alder Falls, Idaho'],
  [{ address: { ...inTown, city: 'Elsewhere' } }, false, 'Near Alder Falls, Idaho'],
  [{ address: inTown, county: 'Dunmore' }, false, 'Near Alder Falls, in Dunmore County, Idaho'],
  [{ address: undefined, county: 'Dunmore' }, false, 'Near Alder Falls, in Dunmore County, Idaho'],
  [{ address: inOregon, county: 'Prather' }, false, 'Near Alder Falls, in Prather County, Oregon'],
])('with %j, it is in its town: %s, and it is said to be "%s"', (facts, isIn, words) => {
  expect(isInTown({ ...attraction, ...facts })).toBe(isIn);
  expect(whereabouts({ ...attraction, ...facts })).toBe(words);
});
