import { testContent } from '../../content/test-content.fixture';
import { attractionBySlug } from '../../towns/towns';
import { placeOnMap } from './place-on-map';

const attraction = attractionBySlug(testContent.towns, 'nine-foot-overlook');
const { town } = attraction;
const { latitude: _, longitude: __, ...without } = attraction;
const { address } = attraction;
if (!address) throw new Error('The attraction has no address');

it('is where its coordinates are', () => {
  const own = { ...attraction, latitude: 43.1, longitude: -116.1 };
  expect(placeOnMap(own)).toEqual({ name: attraction.name, latitude: 43.1, longitude: -116.1 });
});

it('is in its town without coordinates, and the town itself if its address is elsewhere', () => {
  const inTown = { ...without, address: { ...address, city: town.name } };
  const { name, latitude, longitude } = placeOnMap(inTown);
  expect({ name, latitude, longitude }).toEqual({
    name: attraction.name,
    latitude: town.latitude,
    longitude: town.longitude,
  });
  expect(placeOnMap({ ...without, address: { ...address, city: 'Elsewhere' } })).toBe(town);
});
