import { testContent } from '../../content/test-content.fixture';
import {
  type AttractionWithTown,
  allAttractions,
  attractionBySlug,
  townBySlug,
} from '../../towns/towns';
import { attractionList, city, cityByName, touristAttraction } from './places';

const { business, towns } = testContent;
const node = (attraction: AttractionWithTown) => touristAttraction(attraction, business);

it('is a town in its county, which is in its state, and the same node as a reference to it', () => {
  const bluestem = townBySlug(towns, 'bluestem');
  expect(city(bluestem, business)).toMatchObject({
    '@type': 'City',
    '@id': `${business.origin}/areas/bluestem/#town`,
    name: 'Bluestem',
    geo: { latitude: bluestem.latitude, longitude: bluestem.longitude },
    containedInPlace: {
      '@type': 'AdministrativeArea',
      name: 'Prather County',
      containedInPlace: { '@type': 'State', name: 'Oregon' },
    },
  });
  expect(city(bluestem, business)).toMatchObject(cityByName(bluestem, business));
});

it('is a list of attractions, numbered from one in the given order', () => {
  const attractions = [
    { slug: 'map-rock', name: 'Map Rock' },
    { slug: 'boise-depot', name: 'Boise Depot' },
  ];
  const { itemListElement } = attractionList(attractions, { origin: 'https://b.example' });
  expect(itemListElement).toMatchObject([
    {
      '@type': 'ListItem',
      position: 1,
      url: 'https://b.example/places/map-rock/',
      name: 'Map Rock',
    },
    { position: 2, url: 'https://b.example/places/boise-depot/', name: 'Boise Depot' },
  ]);
});

it('has the address, the coordinates and the phone number from content', () => {
  const attraction = attractionBySlug(towns, 'nine-foot-overlook');
  expect(node(attraction)).toMatchObject({
    '@id': `${business.origin}/places/nine-foot-overlook/#place`,
    name: attraction.name,
    '@type': 'TouristAttraction',
    address: {
      '@type': 'PostalAddress',
      streetAddress: attraction.address?.street,
      postalCode: attraction.address?.zip,
      addressCountry: 'US',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: attraction.latitude,
      longitude: attraction.longitude,
    },
    url: attraction.url,
    telephone: '+12085550251',
    containedInPlace: { '@id': `${business.origin}/areas/alder-falls/#town`, name: 'Alder Falls' },
  });
});

it.each([
  [43.48766, -116.38731],
  [43.4, -116.3],
])('has the coordinates %d and %d as they are, no digit more or less', (latitude, longitude) => {
  const attraction = { ...attractionBySlug(towns, 'nine-foot-overlook'), latitude, longitude };
  const json = JSON.stringify(node(attraction));
  expect(json).toContain(`"latitude":${latitude},"longitude":${longitude}}`);
});

it("has nothing that isn't in content", () => {
  for (const attraction of allAttractions(towns)) {
    const keys = Object.keys(node(attraction));
    expect(keys.includes('address')).toBe(attraction.address !== undefined);
    expect(keys.includes('geo')).toBe(attraction.latitude !== undefined);
    expect(keys.includes('telephone')).toBe(attraction.phone !== undefined);
  }
});

it("has the attraction's own site but not its operator's", () => {
  const kinds = allAttractions(towns).map((attraction) => [
    attraction.urlKind,
    'url' in node(attraction),
  ]);
  expect(kinds).toContainEqual(['operator', false]);
  expect(kinds).toContainEqual(['official', true]);
  expect(kinds).not.toContainEqual(['operator', true]);
});

it('joins the paragraphs of the description', () => {
  const [attraction] = allAttractions(towns);
  if (!attraction) throw new Error('Content has no attraction');
  const description = 'Two\nlines.\n\nAnd a paragraph.';
  expect(node({ ...attraction, description }).description).toBe('Two lines. And a paragraph.');
});
