/** @jest-environment node */
import { readContent } from '../../content/read-content';
import type { AttractionWithTown } from '../../towns/towns';
import { allAttractions, attractionBySlug } from '../../towns/towns';
import { touristAttraction } from './tourist-attraction';

const { business, towns } = readContent(process.cwd());
const node = (place: AttractionWithTown) => touristAttraction(place, business);

it('has the address, the point and the number that content has', () => {
  const place = attractionBySlug(towns, 'old-idaho-penitentiary');
  expect(node(place)).toMatchObject({
    '@id': `${business.origin}/places/old-idaho-penitentiary/#place`,
    name: place.name,
    address: { streetAddress: place.address?.street, postalCode: place.address?.zip },
    geo: { latitude: place.latitude, longitude: place.longitude },
    url: place.url,
    telephone: '+12083342844',
    containedInPlace: { '@id': `${business.origin}/areas/boise/#town`, name: 'Boise' },
  });
});

it('guesses nothing that content does not have', () => {
  for (const place of allAttractions(towns)) {
    const keys = Object.keys(node(place));
    expect(keys.includes('address')).toBe(place.address !== undefined);
    expect(keys.includes('geo')).toBe(place.latitude !== undefined);
    expect(keys.includes('telephone')).toBe(place.phone !== undefined);
  }
});

it('has the site of the place and not that of whoever runs it', () => {
  const kinds = allAttractions(towns).map((place) => [place.urlKind, 'url' in node(place)]);
  expect(kinds).toContainEqual(['operator', false]);
  expect(kinds).toContainEqual(['official', true]);
  expect(kinds).not.toContainEqual(['operator', true]);
});

it('describes the place in one run of text', () => {
  const [place] = allAttractions(towns);
  if (!place) throw new Error('Content has no place');
  const description = 'Two\nlines.\n\nAnd a paragraph.';
  expect(node({ ...place, description }).description).toBe('Two lines. And a paragraph.');
});
