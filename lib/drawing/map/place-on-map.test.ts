import { testContent } from '../../content/test-content.fixture';
import { attractionBySlug, townBySlug } from '../../towns/towns';
import { attractionsOnHomeMap, baseOnMap, placeOnMap } from './place-on-map';

const near = ['Near ', { name: 'town' as const }];
const attraction = attractionBySlug(testContent.towns, 'nine-foot-overlook');
const { town } = attraction;
const { latitude: _, longitude: __, ...without } = attraction;
const { address } = attraction;
if (!address) throw new Error('The attraction has no address');

it('is where its coordinates are', () => {
  const own = { ...attraction, latitude: 43.1, longitude: -116.1 };
  expect(placeOnMap(own, near)).toEqual({
    name: attraction.name,
    latitude: 43.1,
    longitude: -116.1,
  });
});

it('is in its town without coordinates, and near it unless its address is there', () => {
  const inTown = { ...without, address: { ...address, city: town.name } };
  const { latitude, longitude } = town;
  const place = { name: attraction.name, latitude, longitude };
  expect(placeOnMap(inTown, near)).toEqual(place);
  for (const elsewhere of [{ ...address, city: 'Elsewhere' }, undefined]) {
    const note = `Near ${town.name}`;
    expect(placeOnMap({ ...without, address: elsewhere }, near)).toEqual({ ...place, note });
  }
});

it('takes the attractions that content puts on the map of the home page', () => {
  const place = { name: 'The Stone', latitude: 43.1, longitude: -116.1 };
  const marked = { ...attraction, ...place, onHomeMap: true };
  expect(attractionsOnHomeMap([{ ...town, attractions: [without, marked] }])).toEqual([place]);
});

it('takes the town of the meeting point, if content knows it', () => {
  const { business, towns } = testContent;
  const { latitude, longitude } = townBySlug(towns, 'alder-falls');
  const { base } = business;
  expect(baseOnMap(business, towns)).toEqual({ name: base.name, latitude, longitude });
  expect(baseOnMap({ ...business, base: { ...base, city: 'Elsewhere' } }, towns)).toBeUndefined();
});
