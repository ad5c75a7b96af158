/** @jest-environment node */
import { readContent } from './content/read-content';
import { directionsToBase, directionsToPlace, placeMapUrl } from './maps';
import { placeBySlug } from './towns';

const { business, towns } = readContent(process.cwd());
const withPoint = placeBySlug(towns, 'initial-point');
const withAddress = placeBySlug(towns, 'falcon-crest-golf-club');
const parameters = (url: string) => Object.fromEntries(new URL(url).searchParams);

it('uses coordinates where content has them', () => {
  const url = placeMapUrl(withPoint, withPoint.town);
  expect(url).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&/);
  expect(parameters(url)['query']).toBe(`${withPoint.latitude},${withPoint.longitude}`);
});

it('uses name and address where it has none', () => {
  const { destination } = parameters(directionsToPlace(withAddress, withAddress.town));
  expect(destination).toBe(
    `${withAddress.name}, ${withAddress.address?.street}, Kuna, ID ${withAddress.address?.zip}`,
  );
});

it('uses name and town where it has neither', () => {
  const { destination } = parameters(directionsToPlace({ name: 'City Park' }, withPoint.town));
  expect(destination).toBe('City Park, Kuna, ID');
});

it("takes content's own map address first", () => {
  const googleMapsUrl = 'https://maps.google.com/?cid=1';
  expect(placeMapUrl({ ...withPoint, googleMapsUrl }, withPoint.town)).toBe(googleMapsUrl);
});

it('leads to the base from a place', () => {
  const url = directionsToBase(business, { place: withPoint, town: withPoint.town });
  expect(parameters(url)).toMatchObject({
    origin: `${withPoint.latitude},${withPoint.longitude}`,
    destination: `${business.base.name}, ${business.base.street}, Nampa, ID 83651`,
    travelmode: 'driving',
  });
});
