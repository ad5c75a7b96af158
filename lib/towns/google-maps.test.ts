import { testContent } from '../content/test-content.fixture';
import { oneLine } from './address';
import {
  attractionMapUrl,
  directionsToAttraction,
  directionsToBase,
  drivingEmbedUrl,
  townEmbedUrl,
} from './google-maps';
import { townBySlug } from './towns';

const { business, towns } = testContent;
const town = townBySlug(towns, 'larkin');
const withPoint = { name: 'Overlook', latitude: 43.3, longitude: -116.4 };
const withAddress = {
  name: 'Golf Club',
  address: { street: '1 Main St', city: 'Larkin', state: 'ID', zip: '83933' },
} as const;
const parameters = (url: string) => Object.fromEntries(new URL(url).searchParams);

it.each([
  ['coordinates if content has them', withPoint, '43.3,-116.4'],
  ['name and address without coordinates', withAddress, 'Golf Club, 1 Main St, Larkin, ID 83933'],
  ['name and town without an address', { name: 'City Park' }, 'City Park, Larkin, ID'],
])('uses %s', (_, attraction, query) => {
  const url = attractionMapUrl(attraction, town);
  expect(url).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&/);
  expect(parameters(url)['query']).toBe(query);
  expect(parameters(directionsToAttraction(attraction, town))['destination']).toBe(query);
});

it('prefers the map URLs in content', () => {
  const googleMapsUrl = 'https://maps.google.com/?cid=1';
  expect(attractionMapUrl({ ...withPoint, googleMapsUrl }, town)).toBe(googleMapsUrl);
  const mapEmbedUrl = 'https://www.google.com/maps/embed?pb=1';
  expect(townEmbedUrl({ ...town, mapEmbedUrl })).toBe(mapEmbedUrl);
  expect(parameters(townEmbedUrl(town))['q']).toBe('Larkin, ID');
});

const origin = '43.3,-116.4';
const destination = `${business.base.name}, ${oneLine(business.base)}`;

it('leads to the base from an attraction', () => {
  const url = directionsToBase(business, { attraction: withPoint, town });
  expect(parameters(url)).toMatchObject({ origin, destination, travelmode: 'driving' });
});

it.each([
  ['', '', { saddr: origin, daddr: destination, output: 'embed' }],
  ['key', '/embed/v1/directions', { key: 'key', origin, destination, mode: 'driving' }],
])('shows the drive from the attraction to the base with the key "%s"', (key, path, asked) => {
  process.env['NEXT_PUBLIC_MAPS_EMBED_KEY'] = key;
  const url = drivingEmbedUrl(business, withPoint, town);
  delete process.env['NEXT_PUBLIC_MAPS_EMBED_KEY'];
  expect(url.split('?')[0]).toBe(`https://www.google.com/maps${path}`);
  expect(parameters(url)).toEqual(asked);
});
