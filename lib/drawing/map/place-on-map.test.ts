import { attractionBySlug, testContent } from '../../content/test-content.fixture';
import { townBySlug } from '../../towns/towns';
import { baseOnMap, placeOnMap } from './place-on-map';

const attraction = attractionBySlug(testContent.towns, 'nine-foot-overlook');
const { town } = attraction;
const { latitude: _, longitude: __, ...without } = attraction;

const point = { latitude: 43.1, longitude: -116.1 };

it('is where its coordinates are', () => {
  expect(placeOnMap({ ...attraction, ...point })).toEqual({ name: attraction.name, ...point });
});

it('is nowhere without coordinates, whatever its address: the map shows its town, by its name', () => {
  for (const address of [attraction.address, undefined]) {
    expect(placeOnMap({ ...without, address })).toBe(town);
  }
});

it('takes the town of the meeting point, if content knows it', () => {
  const { business, towns } = testContent;
  const { latitude, longitude } = townBySlug(towns, 'alder-falls');
  const { base } = business;
  expect(baseOnMap(business, towns)).toMatchObject({ name: base.name, latitude, longitude });
  expect(baseOnMap({ ...business, base: { ...base, city: 'Elsewhere' } }, towns)).toBeUndefined();
});
