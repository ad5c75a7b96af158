import { testContent } from '../content/test-content.fixture';
import { findLocalities } from './find-locality';
import { areas, type Locality, localities } from './localities';

const point = { state: 'ID' as const, latitude: 43, longitude: -115 };
const known = [
  ...localities(testContent),
  // What "Mtn" alone may begin, a name that begins with a town's, short names, one of three words,
  // and one whose second word has a short form.
  ...['Mountain Ash', 'Larkin Bench', 'Tova', 'Ulm', 'Old Bench Road', 'Old Fort Wye'].map(
    (name, index) => ({ ...point, name, zips: [`8397${index}`] }),
  ),
];

const find = (typed: string) => findLocalities(known, typed, areas(testContent));

const nameOf = ({ name, slug }: Locality) => (slug === undefined ? `${name} (no page)` : name);

/** The locality that was certainly meant, or the type of answer. */
function answer(typed: string): string {
  const found = find(typed);
  if (found.type !== 'found') return found.type;
  return found.only ? nameOf(found.only) : 'several';
}

it.each([
  // Case, spaces, punctuation.
  ['Vetch', 'Vetch'],
  ['Larkin', 'LARKIN', 'Lárkin'],
  ['Alder Falls', 'Alder Falls', 'alder  falls', 'alderfalls', 'Alder-Falls'],
  ['McTavish', 'Mc Tavish', 'mctavish.'],
  ["D'Arcy Springs (no page)", "D'Arcy Springs", 'D’Arcy Springs', 'darcy springs'],
  ['Juniper Wells', "juniper well's"],
  // With the state, the country, the street.
  ['Larkin', 'Larkin, ID', '12345 Curlew Way, Larkin, ID 83933', 'Larkin City'],
  ['Thornby (no page)', 'Thornby Oregon'],
  ['Mount Corbin', 'Mount Corbin AFB', 'Mount Corbin Air Force Base, ID'],
  // Among other words that say where around it, or with the beginning of its ZIP code.
  ['Larkin', 'near Larkin', 'downtown larkin', 'in the town of Larkin', 'Northeast Larkin area'],
  ['Larkin', 'Larkin 839'],
  ['Alder Falls', 'near Alder Falls, Idaho'],
  // Abbreviations.
  ['Mount Corbin', 'Mtn Corbin', 'Mt. Corbin', 'mountain corbin', 'mountcorbin'],
  ['Saint Orrin (no page)', 'St Orrin', 'Saint Orrin'],
  ['Fort Wray (no page)', 'Ft Wray'],
  // The start of a name.
  ['Bluestem', 'blue'],
  ['Mount Corbin', 'mountain c', 'mtn c'],
  ['Juniper Wells', 'juniper w'],
  // One typo: two letters swapped, a letter replaced, dropped or added.
  ['Vetch', 'Vecth', 'Vech'],
  ['Larkin', 'Lankin', 'larrkin'],
  ['Mount Corbin', 'mtn corbon'],
  // Digits for letters.
  ['Mount Corbin', 'M0unt C0rbin'],
  ['Alder Falls', 'A1der Fa11s'],
])('finds %s, typed as %j', (name, ...typed) => {
  expect(typed.map(answer)).toEqual(typed.map(() => name));
});

it.each([
  // A ZIP code or a name that several localities share.
  ['83932', 'Alder Falls | Larkin'],
  ['83932 Nowhere', 'Alder Falls | Larkin'],
  ['Thornby', 'Thornby | Thornby (no page)'],
  // A later word of the name, because another town may be meant; those with a page first.
  ['falls', 'Alder Falls'],
  ['palmer', 'Palmer Draw | Upper Palmer (no page)'],
  ['for', 'Quartz Ford | Fort Wray (no page) | Old Fort Wye (no page)'],
  // A house number, of five digits or before what may be a street's name.
  ['2525 Millrace', 'Millrace (no page)'],
  ['83932 W Main St, Sandry', 'Sandry'],
  ['16580 N Marketplace Blvd Sandry, Idaho', 'Sandry'],
  // The first two letters.
  ['Bl', 'Bluestem'],
  ['B l', 'Bluestem'],
  // How a town without a page begins, or with a typo.
  ['millrcae', 'Millrace (no page)'],
  ['Tota', 'Tova (no page)'],
  ['mtn', 'Mountain Ash (no page)'],
  // The wrong state.
  ['Bluestem, ID', 'Bluestem'],
  ['12 Curlew Way, Bluestem, ID', 'Bluestem'],
  // An address without its ZIP code, or a place named after the town.
  ['12 Curlew Way, Larkin', 'Larkin'],
  ['14 N Vetch St, Larkin, ID', 'Larkin'],
  ['Larkin Airport', 'Larkin'],
  ['near Larkin Airport', 'Larkin'],
  ["St. Luke's Mtn Corbin", 'Mount Corbin'],
  // A typo in the first letter, or in an unfinished name.
  ['Tarkin', 'Larkin'],
  ['junpier w', 'Juniper Wells'],
  ['Fetch', 'Vetch'],
  ['Toa', 'Tova (no page)'],
  ['Fova', 'Tova (no page)'],
  ['Junpi', 'Juniper Wells'],
  ['benchroad', 'Old Bench Road (no page)'],
  ['fort w', 'Fort Wray (no page) | Old Fort Wye (no page)'],
  ['Quarts', 'Quartz Ford | Quartz Hollow (no page)'],
])("isn't certain about %j, and offers: %s", (typed, names) => {
  const found = find(typed);
  expect(found).toMatchObject({ type: 'found', only: undefined });
  expect(found.type === 'found' && found.localities.map(nameOf).join(' | ')).toBe(names);
});

it.each([
  // Two wrong letters, and a typo in a short name, in the beginning of one or before the end.
  ...['Vexxh', 'Vexth', 'Vecxh', 'Tx', 'Elm', 'Junp', 'Lankin Court', '12 Elm Rd, Millrcae'],
  ...['Portland', 'Salt Lake City', 'Paris, TX', 'Mountain View', 'St. Louis', 'Idaho Springs'],
  ...[
    'Larkinesque',
    'fa',
    'Vet-cher',
    'Alder Lakes',
    'Alder City',
    '12 Main Street, Portland',
    'Main 12 Street',
  ],
  ...['Harrow County, Oregon', 'Multnomah County', 'Cinder Plain, Oregon', '12 Main St 99501'],
  ...['asdfgh', 'the hospital', 'notary near me', '83999', '123456'],
  ...['<img src=x onerror=alert(1)>', '🏠', '\u0000'],
])("doesn't know %j", (typed) => {
  expect(answer(typed)).toMatch(/^(?:unknown|empty)$/);
});

it.each([
  ['empty', '', '   ', '.,-', '’'],
  ['partialZip', '8', '836', '8 3', '8363'],
  ['street', '12 Main Street', '10400 W Overland Rd', '1055 N Curtis, Idaho', '7b Quiet Lane'],
])('treats what only begins as %s: %j', (type, ...typed) => {
  expect(typed.map(answer)).toEqual(typed.map(() => type));
});

it.each([
  ['Cobb County', 'Marl Creek | Quartz Ford', 'cobb co., idaho', 'COBB', 'County of Cobb, ID'],
  ['Cobb County', 'Marl Creek | Quartz Ford', 'in Cobb County', 'Cob County', 'Cobb Conuty'],
  ['Ravel County', 'Juniper Wells | Thornby', 'Ravel County', 'the Ravel County area'],
  ['Bluestem Hills', 'Bluestem | Palmer Draw | Vetch', 'the bluestem hills', 'Bluestem Hils'],
  [
    'Cinder Plain',
    'Alder Falls | Larkin | Marl Creek | McTavish | Quartz Ford | Sandry',
    ...['Cinder Plain', 'cinder plain area, Idaho', 'CINDERPLAIN'],
  ],
])('finds %s, and offers %s', (name, towns, ...typed) => {
  const names = (text: string) => {
    const found = find(text);
    return found.type === 'county' || found.type === 'region'
      ? [found.name, found.localities.map(nameOf).join(' | ')]
      : [found.type];
  };
  expect(typed.map(names)).toEqual(typed.map(() => [name, towns]));
});

it('finds a region whose name ends with a state, and the town that has the name of a county', () => {
  const own = {
    type: 'region' as const,
    name: 'Far Oregon',
    state: 'OR' as const,
    counties: ['Prather'],
  };
  const county = (name: string) => ({ ...own, type: 'county' as const, name: `${name} County` });
  const alder = { ...own, name: 'Alder Falls' };
  const list = [own, alder, ...['Larkin', 'Ingleco', 'East Fork'].map(county)];
  const typeFound = (typed: string) => findLocalities(known, typed, list).type;
  expect(['far oregon', 'near far Oregon'].map(typeFound)).toEqual(['region', 'region']);
  expect(['Larkin', 'Alder Falls'].map(typeFound)).toEqual(['found', 'found']);
  // A name that begins and ends like the words around one, and one of two words.
  const counties = ['Larkin County', 'Ingleco', 'Ingleco Co', 'East Fork Co'];
  expect(counties.map(typeFound)).toEqual(counties.map(() => 'county'));
});

it('offers six localities at most', () => {
  const found = find('m');
  expect(found.type === 'found' && found.localities.length).toBe(6);
});

it('finds every locality by its name and state, and by each of its ZIP codes', () => {
  for (const locality of known) {
    const { name, state, zips } = locality;
    expect(find(`${name}, ${state}`)).toMatchObject({ only: locality });
    for (const zip of zips) {
      const found = find(zip);
      expect(found.type === 'found' && found.localities).toContain(locality);
    }
  }
});

it.each(['Quartz Basin', 'Ives County', 'Ives'])(
  'offers nothing in %s once its last town is gone',
  (typed) => {
    expect(find(typed)).toMatchObject({ localities: [{ name: 'Mount Corbin' }] });
    const towns = testContent.towns.filter(({ county }) => county !== 'Ives');
    const left = { ...testContent, towns };
    expect(findLocalities(localities(left), typed, areas(left))).toEqual({ type: 'unknown' });
  },
);
