import { testContent } from '../content/test-content.fixture';
import { findLocalities } from './find-locality';
import { type Locality, localities } from './localities';

const point = { state: 'ID' as const, latitude: 43, longitude: -115 };
const known = [
  ...localities(testContent),
  // What "Mtn" alone may begin, and a name that begins with a town's.
  { ...point, name: 'Mountain Ash', zips: ['83970'] },
  { ...point, name: 'Larkin Bench', zips: ['83971'] },
  // A short name, one of three words, and one whose second word has a short form.
  { ...point, name: 'Tova', zips: ['83972'] },
  { ...point, name: 'Old Bench Road', zips: ['83973'] },
  { ...point, name: 'Old Fort Wye', zips: ['83974'] },
];

const nameOf = ({ name, slug }: Locality) => (slug === undefined ? `${name} (no page)` : name);

/** The locality that was certainly meant, or the kind of answer. */
function answer(typed: string): string {
  const found = findLocalities(known, typed);
  if (found.kind !== 'found') return found.kind;
  return found.only ? nameOf(found.only) : 'several';
}

it.each([
  // Exactly as it is written.
  ['Vetch', 'Vetch'],
  ['Alder Falls', 'Alder Falls'],
  ["D'Arcy Springs", "D'Arcy Springs (no page)"],
  // Case, spaces, punctuation.
  ['LARKIN', 'Larkin'],
  ['  sandry  ', 'Sandry'],
  ['alder  falls', 'Alder Falls'],
  ['alderfalls', 'Alder Falls'],
  ['Alder-Falls', 'Alder Falls'],
  ['Mc Tavish', 'McTavish'],
  ['mctavish.', 'McTavish'],
  ['D’Arcy Springs', "D'Arcy Springs (no page)"],
  ['darcy springs', "D'Arcy Springs (no page)"],
  ["juniper well's", 'Juniper Wells'],
  ['Lárkin', 'Larkin'],
  // With the state, the country, the street.
  ['Larkin, ID', 'Larkin'],
  ['bluestem, oregon', 'Bluestem'],
  ['Thornby, ID', 'Thornby'],
  ['Thornby Oregon', 'Thornby (no page)'],
  ['12345 Curlew Way, Larkin, ID 83933', 'Larkin'],
  ['Larkin City', 'Larkin'],
  ['Mount Corbin AFB', 'Mount Corbin'],
  ['Mount Corbin Air Force Base, ID', 'Mount Corbin'],
  // Among other words that say where around it, or with the beginning of its ZIP code.
  ['near Larkin', 'Larkin'],
  ['downtown larkin', 'Larkin'],
  ['in the town of Larkin', 'Larkin'],
  ['Northeast Larkin area', 'Larkin'],
  ['Larkin 839', 'Larkin'],
  ['near Alder Falls, Idaho', 'Alder Falls'],
  // Abbreviations.
  ['Mtn Corbin', 'Mount Corbin'],
  ['Mt. Corbin', 'Mount Corbin'],
  ['mountain corbin', 'Mount Corbin'],
  ['mountcorbin', 'Mount Corbin'],
  ['St Orrin', 'Saint Orrin (no page)'],
  ['Saint Orrin', 'Saint Orrin (no page)'],
  ['Ft Wray', 'Fort Wray (no page)'],
  // The start of a name.
  ['blue', 'Bluestem'],
  ['mountain c', 'Mount Corbin'],
  ['mtn c', 'Mount Corbin'],
  ['mtn', 'Mountain Ash (no page)'],
  ['juniper w', 'Juniper Wells'],
  // One typo: two letters swapped, a letter replaced, dropped or added.
  ['Vecth', 'Vetch'],
  ['millrcae', 'Millrace (no page)'],
  ['Lankin', 'Larkin'],
  ['mtn corbon', 'Mount Corbin'],
  ['Vech', 'Vetch'],
  ['alder fals', 'Alder Falls'],
  ['larrkin', 'Larkin'],
  ['Tota', 'Tova (no page)'],
  // Digits for letters.
  ['M0unt C0rbin', 'Mount Corbin'],
  ['A1der Fa11s', 'Alder Falls'],
  // ZIP codes; typed-words.test.ts has more.
  ['83933', 'Larkin'],
  ['97951', 'Bluestem'],
])('takes %j for %s', (typed, name) => expect(answer(typed)).toBe(name));

it.each([
  // A ZIP code or a name that several localities share.
  ['83932', 'Alder Falls | Larkin'],
  ['Thornby', 'Thornby | Thornby (no page)'],
  // A later word of the name, because another town may be meant; those with a page first.
  ['falls', 'Alder Falls'],
  ['palmer', 'Palmer Draw | Upper Palmer (no page)'],
  ['for', 'Quartz Ford | Fort Wray (no page) | Old Fort Wye (no page)'],
  // The wrong state.
  ['Bluestem, ID', 'Bluestem'],
  // An address without its ZIP code, or a place named after the town.
  ['12 Curlew Way, Larkin', 'Larkin'],
  ['14 N Vetch St, Larkin, ID', 'Larkin'],
  ['Larkin Airport', 'Larkin'],
  ["St. Luke's Mtn Corbin", 'Mount Corbin'],
  // A typo in the first letter, or in an unfinished name.
  ['Tarkin', 'Larkin'],
  ['junpier w', 'Juniper Wells'],
  ['Fetch', 'Vetch'],
  ['Junpi', 'Juniper Wells'],
  ['benchroad', 'Old Bench Road (no page)'],
  ['fort w', 'Fort Wray (no page) | Old Fort Wye (no page)'],
  ['Quarts', 'Quartz Ford | Quartz Hollow (no page)'],
])("isn't certain about %j, and offers: %s", (typed, names) => {
  const found = findLocalities(known, typed);
  expect(found).toMatchObject({ kind: 'found', only: undefined });
  expect(found.kind === 'found' && found.localities.map(nameOf).join(' | ')).toBe(names);
});

it.each([
  // Two wrong letters, and typos in names too short to be sure of.
  'Vexxh',
  'Vexth',
  'Vecxh',
  'Toa',
  'Fova',
  'Junp',
  'Portland',
  'Salt Lake City',
  'Paris, TX',
  'Larkinesque',
  'fa',
  'Vet-cher',
  'Idaho Springs',
  'Alder Lakes',
  'Alder City',
  'Mountain View',
  'St. Louis',
  'asdfgh',
  'the hospital',
  'notary near me',
  '12 Main Street',
  '83999',
  '123456',
  '<img src=x onerror=alert(1)>',
  '🏠',
  '\u0000',
])("doesn't know %j", (typed) => {
  expect(answer(typed)).toMatch(/^(?:unknown|empty)$/);
});

it.each(['', '   ', '.,-', '’'])('treats %j as nothing typed yet', (typed) =>
  expect(answer(typed)).toBe('empty'),
);

it.each(['8', '836', '8 3', '8363'])('treats %j as the start of a ZIP code', (typed) => {
  expect(answer(typed)).toBe('partialZip');
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
