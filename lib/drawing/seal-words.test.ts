import { testContent } from '../content/test-content.fixture';
import { attractionBySlug, townBySlug } from '../towns/towns';
import { attractionSealWords, townSealWords } from './seal-words';

const { towns, business } = testContent;
const home = townBySlug(towns, business.home.town);
const attraction = attractionBySlug(towns, 'lookout-number-four');
const { latitude: _, longitude: __, address: ___, ...unplaced } = attraction;

it("has a town's name and how miles are measured on its ring, its miles in the middle", () => {
  const { ring, middle } = townSealWords(attraction.town, home);
  expect(ring).toContain(attraction.town.name.toUpperCase());
  expect(ring).toContain('AS THE CROW FLIES');
  expect(townSealWords(home, home).ring).toContain('WHERE WE START');
  expect(middle).toEqual({ number: '104', unit: 'miles' });
});

it("has an attraction's own miles, or none if its position isn't known", () => {
  expect(attractionSealWords(attraction, home)?.middle?.number).toBe('106');
  const address = { street: '1 Main St', city: attraction.town.name, state: 'ID' } as const;
  expect(attractionSealWords({ ...unplaced, address }, home)?.middle?.number).toBe('104');
  expect(attractionSealWords(unplaced, home)).toBeUndefined();
});
