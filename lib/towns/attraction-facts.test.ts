import { testContent } from '../content/test-content.fixture';
import { publicBuilding } from './attraction-facts';
import { attractionBySlug, townBySlug } from './towns';

const { towns, business } = testContent;
const home = townBySlug(towns, business.home.town);
const { address: _, ...attraction } = attractionBySlug(towns, 'lookout-number-four');
const office = (kind: 'library' | 'city hall' | 'courthouse' | 'hospital', city?: string) => ({
  ...{ kind, name: kind, street: '1 Main St', zip: '83634', verified: true },
  ...(city && { city }),
});
const [library, hall] = [office('library'), office('city hall')];

it.each([
  ['the library rather than the city hall', [hall, library], 0, 'library'],
  ['else the city hall', [hall], 0, 'city hall'],
  ['never a courthouse or a hospital', [office('courthouse'), office('hospital')], 0, undefined],
  ['only one in the town itself', [office('library', 'Elsewhere')], 0, undefined],
  ['one in a town at most 5 miles away', [library], 4.9, 'library'],
  ['none in a town farther away', [library], 5.1, undefined],
])('names as the public building nearby %s', (_, civic, milesNorth, kind) => {
  const { longitude } = home;
  const point = { latitude: home.latitude + milesNorth / 69.1, longitude };
  expect(publicBuilding({ ...attraction, ...point, town: { ...home, civic } })?.kind).toBe(kind);
});

it('goes by the city in the address if there are no coordinates', () => {
  const { latitude, longitude, ...withoutPoint } = attraction;
  const there = { ...withoutPoint, town: { ...home, civic: [library] } };
  const inCity = (city: string) =>
    publicBuilding({ ...there, address: { street: '1 Main St', city, state: 'ID' } });
  expect(inCity(home.name)).toBe(library);
  expect(inCity('Elsewhere')).toBeUndefined();
  expect(publicBuilding(there)).toBeUndefined();
});
