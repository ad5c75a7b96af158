/** @jest-environment node */
import { readContent } from '../content/read-content';
import { findLocalities } from './find-locality';
import { localities } from './localities';

const known = localities(readContent(process.cwd()));

/** The name of the locality that was certainly meant, or the kind of answer. */
function answer(typed: string): string {
  const found = findLocalities(known, typed);
  return found.kind === 'found' ? (found.only?.name ?? 'several') : found.kind;
}

it.each([
  // Exactly as it is written.
  ['Kuna', 'Kuna'],
  ['Twin Falls', 'Twin Falls'],
  ["Coeur d'Alene", "Coeur d'Alene"],
  // Case, spaces, punctuation.
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
  // With the state, the country, the street.
  ['Kuna, ID', 'Kuna'],
  ['ontario, oregon', 'Ontario'],
  ['Kimberly, ID', 'Kimberly'],
  ['Kimberly Oregon', 'Kimberly'],
  ['12345 W Main St, Meridian, ID 83642', 'Meridian'],
  ['Boise City', 'Boise'],
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
  // One typo.
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
  // ZIP codes; typed-words.test.ts has more.
  ['83634', 'Kuna'],
  ['97914', 'Ontario'],
])('takes %j for %s', (typed, name) => expect(answer(typed)).toBe(name));

it.each([
  // A ZIP code or a name that several localities share.
  ['83703', 'Boise | Garden City'],
  ['Kimberly', 'Kimberly | Kimberly (no page)'],
  // The beginning of several; a later word of the name, because another town may be meant.
  ['falls', 'Twin Falls'],
  ['city', 'Garden City | Idaho City'],
  ['ferry', 'Glenns Ferry | Bonners Ferry (no page)'],
  ['plymouth', 'New Plymouth'],
  ['Bend', 'Horseshoe Bend'],
  // The wrong state.
  ['Ontario, ID', 'Ontario'],
  // A typo in the first letter, or in an unfinished name.
  ['middelto', 'Middleton'],
  ['Lotus', 'Notus'],
  ['Martin', 'Marsing'],
])('is not certain about %j, and offers first: %s', (typed, names) => {
  const found = findLocalities(known, typed);
  expect(found).toMatchObject({ kind: 'found', only: undefined });
  const offered = found.kind === 'found' ? found.localities : [];
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
  '90210',
  '123456',
  '<img src=x onerror=alert(1)>',
  '🏠',
  '\u0000',
])('does not know %j', (typed) => {
  expect(answer(typed)).toMatch(/^(?:unknown|empty)$/);
});

it.each(['', '   ', '.,-', '’'])('takes %j for nothing typed yet', (typed) =>
  expect(answer(typed)).toBe('empty'),
);

it.each(['8', '836', '8363'])('takes %j for the beginning of a ZIP code', (typed) => {
  expect(answer(typed)).toBe('partial zip');
});

it('offers six localities at most', () => {
  const found = findLocalities(known, 'm');
  expect(found.kind === 'found' && found.localities.length).toBe(6);
});

it('finds every locality by its name and state, and by each of its ZIP codes', () => {
  for (const locality of known) {
    const { name, state, zips } = locality;
    expect(findLocalities(known, `${name}, ${state}`)).toMatchObject({ only: locality });
    for (const zip of zips) {
      const found = findLocalities(known, zip);
      expect(found.kind === 'found' && found.localities).toContain(locality);
    }
  }
});
