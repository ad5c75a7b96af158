/** @jest-environment node */
import { readContent } from './content/read-content';
import { directionsToBase, directionsToPlace, oneLine, placeMapUrl } from './maps';
import { townBySlug } from './towns';

const { business, towns } = readContent(process.cwd());
const town = townBySlug(towns, 'kuna');
const withPoint = { name: 'Overlook', latitude: 43.3, longitude: -116.4 };
const withAddress = {
  name: 'Golf Club',
  address: { street: '1 Main St', city: 'Kuna', state: 'ID', zip: '83634' },
} as const;
const parameters = (url: string) => Object.fromEntries(new URL(url).searchParams);

it('uses coordinates where content has them', () => {
  const url = placeMapUrl(withPoint, town);
  expect(url).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&/);
  expect(parameters(url)['query']).toBe('43.3,-116.4');
});

it('uses name and address where it has none', () => {
  const { destination } = parameters(directionsToPlace(withAddress, town));
  expect(destination).toBe('Golf Club, 1 Main St, Kuna, ID 83634');
});

it('uses name and town where it has neither', () => {
  const { destination } = parameters(directionsToPlace({ name: 'City Park' }, town));
  expect(destination).toBe('City Park, Kuna, ID');
});

it("takes content's own map address first", () => {
  const googleMapsUrl = 'https://maps.google.com/?cid=1';
  expect(placeMapUrl({ ...withPoint, googleMapsUrl }, town)).toBe(googleMapsUrl);
});

it('leads to the base from a place', () => {
  const url = directionsToBase(business, { place: withPoint, town });
  expect(parameters(url)).toMatchObject({
    origin: '43.3,-116.4',
    destination: `${business.base.name}, ${oneLine(business.base)}`,
    travelmode: 'driving',
  });
});
