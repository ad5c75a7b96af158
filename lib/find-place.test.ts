/** @jest-environment node */
import { readContent } from './content/read-content';
import { findPlaces } from './find-place';
import { placeIndex, readPlaceIndex } from './place-index';

const places = readPlaceIndex(JSON.parse(JSON.stringify(placeIndex(readContent(process.cwd())))));

/** What is found: "Kuna", or "Kimberly | Kimberly" where it is not sure which was meant. */
function answer(typed: string): string {
  const found = findPlaces(places, typed);
  if (found.kind !== 'found') return found.kind;
  const listed = found.places.filter(({ slug }) => slug !== undefined);
  return found.only ? found.only.name : listed.map(({ name }) => name).join(' | ');
}

it.each([
  // As it stands.
  ['Kuna', 'Kuna'],
  ['Twin Falls', 'Twin Falls'],
  ["Coeur d'Alene", "Coeur d'Alene"],
  // Case, blanks, points.
  ['kuna', 'Kuna'],
  ['BOISE', 'Boise'],
  ['  nampa  ', 'Nampa'],
  ['twin  falls', 'Twin Falls'],
  ['twinfalls', 'Twin Falls'],
  ['Twin-Falls', 'Twin Falls'],
  ['gardencity', 'Garden City'],
  ['Mc Call', 'McCall'],
  ['mccall.', 'McCall'],
  ['Glenn’s Ferry', 'Glenns Ferry'],
  ["glenn's ferry", 'Glenns Ferry'],
  ['coeur dalene', "Coeur d'Alene"],
  ['Boisé', 'Boise'],
  // With the state, the country, the house.
  ['Kuna, ID', 'Kuna'],
  ['kuna idaho', 'Kuna'],
  ['Ontario OR', 'Ontario'],
  ['ontario, oregon', 'Ontario'],
  ['Boise, Idaho, USA', 'Boise'],
  ['Kimberly, ID', 'Kimberly'],
  ['Kimberly Oregon', 'Kimberly'],
  ['12345 W Main St, Meridian, ID 83642', 'Meridian'],
  ['Boise City', 'Boise'],
  // Abbreviations.
  ['Mtn Home', 'Mountain Home'],
  ['Mt. Home', 'Mountain Home'],
  ['mount home', 'Mountain Home'],
  ['mountainhome', 'Mountain Home'],
  ['St Anthony', 'Saint Anthony'],
  ['st. maries', 'Saint Maries'],
  ['Saint Anthony', 'Saint Anthony'],
  ['Fort Hall', 'Fort Hall'],
  ['Ft Hall', 'Fort Hall'],
  // The beginning of one, or of its second word.
  ['merid', 'Meridian'],
  ['mountain h', 'Mountain Home'],
  ['mtn h', 'Mountain Home'],
  ['new ply', 'New Plymouth'],
  ['horsesh', 'Horseshoe Bend'],
  ['plymouth', 'New Plymouth'],
  ['ferry', 'Glenns Ferry'],
  // One slip.
  ['Bosie', 'Boise'],
  ['Kuma', 'Kuna'],
  ['Meridan', 'Meridian'],
  ['merridian', 'Meridian'],
  ['Nanpa', 'Nampa'],
  ['cladwell', 'Caldwell'],
  ['Calwell', 'Caldwell'],
  ['emmet', 'Emmett'],
  ['Wieser', 'Weiser'],
  ['fruitlnad', 'Fruitland'],
  ['twin fals', 'Twin Falls'],
  ['mtn hime', 'Mountain Home'],
  ['B0ise', 'Boise'],
  ['middelto', 'Middleton'],
  // ZIP codes.
  ['83634', 'Kuna'],
  ['8363 4', 'Kuna'],
  ['83634-1234', 'Kuna'],
  ['836341234', 'Kuna'],
  ['ID 83642', 'Meridian'],
  ['836O5', 'Caldwell'],
  ['833ol', 'Twin Falls'],
  ['97914', 'Ontario'],
  ['83648', 'Mountain Home'],
  ['83401', 'Idaho Falls'],
  ['97913', 'Nyssa'],
])('%j is %s', (typed, name) => expect(answer(typed)).toBe(name));

it.each([
  ['83703', 'Boise | Garden City'],
  ['Kimberly', 'Kimberly'],
  ['ma', 'Marsing'],
  ['falls', 'Twin Falls'],
  ['city', 'Garden City | Idaho City'],
])('%j may be several places, first those with a page: %s', (typed, names) => {
  const found = findPlaces(places, typed);
  expect(found).toMatchObject({ kind: 'found', only: undefined });
  expect(answer(typed)).toBe(names);
});

it.each([
  'Portland',
  'Salt Lake City',
  'Seattle',
  'Rome',
  'Paris, TX',
  'Boisterous',
  'Kun-la-nga',
  'Idaho Springs',
  'Twin Lakes',
  'Mountain View',
  'St. Louis',
  'asdfgh',
  'the hospital',
  'notary near me',
  '12 Main Street',
  '83999',
  '97201',
  '90210',
  '123456',
  '<img src=x onerror=alert(1)>',
  '🏠',
  '\u0000',
])('%j is no place that we know', (typed) => {
  expect(answer(typed)).toMatch(/^(?:unknown|empty)$/);
});

it.each(['', '   ', '.,-', '’'])('%j is nothing yet', (typed) =>
  expect(answer(typed)).toBe('empty'),
);

it.each(['8', '836', '8363'])('%j is not a whole ZIP code yet', (typed) => {
  expect(answer(typed)).toBe('partial zip');
});

it('offers no more than a thumb can choose from', () => {
  const found = findPlaces(places, 'm');
  expect(found.kind === 'found' && found.places.length).toBe(6);
});

it('finds every place by its name with its state, and by each of its ZIP codes', () => {
  for (const place of places) {
    const { name, state, zips } = place;
    expect(findPlaces(places, `${name}, ${state}`)).toMatchObject({ only: place });
    for (const zip of zips) {
      const found = findPlaces(places, zip);
      expect(found.kind === 'found' && found.places).toContain(place);
    }
  }
});
