import { attractionBySlug, testContent } from '../../content/test-content.fixture';
import { type AttractionWithTown, allAttractions, townBySlug } from '../../towns/towns';
import { cityNode, cityReference, touristAttractionNode } from './places';

const { business, towns } = testContent;
const overlook = attractionBySlug(towns, 'nine-foot-overlook');
const place = 'containedInPlace';
const node = (attraction: AttractionWithTown) => touristAttractionNode(attraction, business);

it('is a town in its county, which is in its state, and the same node as a reference to it', () => {
  const bluestem = townBySlug(towns, 'bluestem');
  expect(cityNode(bluestem, business)).toMatchObject({
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
  expect(cityNode(bluestem, business)).toMatchObject(cityReference(bluestem, business));
});

it('has the address, the coordinates and the phone number from content', () => {
  const { latitude, longitude } = overlook;
  expect(node(overlook)).toMatchObject({
    '@id': `${business.origin}/places/nine-foot-overlook/#place`,
    name: overlook.name,
    '@type': 'TouristAttraction',
    address: {
      '@type': 'PostalAddress',
      streetAddress: overlook.address?.street,
      postalCode: overlook.address?.zip,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    url: overlook.url,
    telephone: '+12085550251',
    containedInPlace: { '@id': `${business.origin}/areas/alder-falls/#town`, name: 'Alder Falls' },
  });
});

it("has nothing that isn't in content", () => {
  for (const attraction of allAttractions(towns)) {
    const keys = Object.keys(node(attraction));
    expect(keys.includes('address')).toBe(attraction.address !== undefined);
    expect(keys.includes('geo')).toBe(attraction.latitude !== undefined);
    expect(keys.includes('telephone')).toBe(attraction.phone !== undefined);
  }
});

it('is contained in the town of its address or in a county of its own, else in nothing we know of', () => {
  const { address: _, ...withNote } = overlook;
  const elsewhere = { street: '1 Main St', city: 'Elsewhere', state: 'ID' } as const;
  expect(node({ ...withNote, locationNote: 'Up the river' })).not.toHaveProperty(place);
  expect(node({ ...overlook, address: elsewhere })).not.toHaveProperty(place);
  expect(node({ ...overlook, county: 'Prather' })).toHaveProperty(place, {
    '@type': 'AdministrativeArea',
    name: 'Prather County',
    containedInPlace: { '@type': 'State', name: 'Idaho' },
  });
  expect(node(attractionBySlug(towns, 'two-state-bandstand'))).toMatchObject({
    [place]: { name: 'Prather County', [place]: { name: 'Oregon' } },
  });
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
  const described = { ...overlook, description: 'Two\nlines.\n\nAnd a paragraph.' };
  expect(node(described).description).toBe('Two lines. And a paragraph.');
});
