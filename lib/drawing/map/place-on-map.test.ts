import { testContent } from '../../content/test-content.fixture';
import { attractionBySlug, townBySlug } from '../../towns/towns';
import { attractionsOnHomeMap, baseOnMap, placeOnMap } from './place-on-map';

const attraction = attractionBySlug(testContent.towns, 'nine-foot-overlook');
const { town } = attraction;
const { latitude: _, longitude: __, ...without } = attraction;
const { address } = attraction;
if (!address) throw new Error('The attraction has no address');

const point = { latitude: 43.1, longitude: -116.1 };
const inTown = { latitude: town.latitude, longitude: town.longitude };
const note = `Near ${town.name}`;

it.each([
  ['where its coordinates are', { ...attraction, ...point }, point],
  ['in its town', { ...without, address: { ...address, city: town.name } }, inTown],
  ['near its town', { ...without, address: { ...address, city: 'A' } }, { ...inTown, note }],
  ['near its town', { ...without, address: undefined }, { ...inTown, note }],
])('is %s', (_, place, onMap) => {
  expect(placeOnMap(place)).toEqual({ name: attraction.name, ...onMap });
});

it('takes the attractions that content puts on the map of the home page', () => {
  const place = { name: 'The Stone', ...point };
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
