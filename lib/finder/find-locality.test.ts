/** @jest-environment node */
import { readContent } from '../content/read-content';
import { findLocalities } from './find-locality';
import { localities } from './localities';

const places = localities(readContent(process.cwd()));

/** The name of the place that was meant beyond doubt, or what else is to be said. */
function answer(typed: string): string {
  const found = findLocalities(places, typed);
  return found.kind === 'found' ? (found.only?.name ?? 'several') : found.kind;
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
  ['Nampa, ID, United States', 'Nampa'],
  ['Nampa, ID, U.S.', 'Nampa'],
  ['Mountain Home AFB', 'Mountain Home'],
  ['Mountain Home Air Force Base, ID', 'Mountain Home'],
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
  // The beginning of one.
  ['merid', 'Meridian'],
  ['mountain h', 'Mountain Home'],
  ['mtn h', 'Mountain Home'],
  ['mtn', 'Mountain Home'],
  ['new ply', 'New Plymouth'],
  ['horsesh', 'Horseshoe Bend'],
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
  // ZIP codes.
  ['83634', 'Kuna'],
  ['8363 4', 'Kuna'],
  ['83634-1234', 'Kuna'],
  ['836341234', 'Kuna'],
  ['ID 83642', 'Meridian'],
  ['ID83642', 'Meridian'],
  ['Kuna83634', 'Kuna'],
  ['836O5', 'Caldwell'],
  ['833ol', 'Twin Falls'],
  ['97914', 'Ontario'],
  ['83648', 'Mountain Home'],
  ['83401', 'Idaho Falls'],
  ['97913', 'Nyssa'],
])('%j is %s', (typed, name) => expect(answer(typed)).toBe(name));

it.each([
  // One ZIP code or name of several places.
  ['83703', 'Boise | Garden City'],
  ['Kimberly', 'Kimberly | Kimberly (no page)'],
  // The beginning of several; another word than the first, as another place may be meant.
  ['falls', 'Twin Falls'],
  ['city', 'Garden City | Idaho City'],
  ['ferry', 'Glenns Ferry | Bonners Ferry (no page)'],
  ['plymouth', 'New Plymouth'],
  ['Bend', 'Horseshoe Bend'],
  // Another state than its own.
  ['Ontario, ID', 'Ontario'],
  // A slip in the first letter, or in a beginning.
  ['middelto', 'Middleton'],
  ['Lotus', 'Notus'],
  ['Martin', 'Marsing'],
])('%j is not sure, and is offered first: %s', (typed, names) => {
  const found = findLocalities(places, typed);
  expect(found).toMatchObject({ kind: 'found', only: undefined });
  const offered = found.kind === 'found' ? found.places : [];
  const all = offered.map(({ name, slug }) => (slug === undefined ? `${name} (no page)` : name));
  expect(all.join(' | ').startsWith(names)).toBe(true);
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
  const found = findLocalities(places, 'm');
  expect(found.kind === 'found' && found.places.length).toBe(6);
});

it('finds every place by its name with its state, and by each of its ZIP codes', () => {
  for (const place of places) {
    const { name, state, zips } = place;
    expect(findLocalities(places, `${name}, ${state}`)).toMatchObject({ only: place });
    for (const zip of zips) {
      const found = findLocalities(places, zip);
      expect(found.kind === 'found' && found.places).toContain(place);
    }
  }
});
