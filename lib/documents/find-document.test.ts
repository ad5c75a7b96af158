import { documentSearch } from './find-document';

const known = [
  { name: 'Powers of attorney', otherNames: ['POA', 'poder notarial'] },
  { name: 'Car titles from another state', otherNames: ['car title', 'pink slip', 'DMV'] },
  { name: 'Duplicate title applications', otherNames: ['lost title'] },
  { name: 'Affidavits and sworn statements', otherNames: ['affidavit'] },
  { name: 'Affidavits of service', otherNames: [] },
  { name: 'Passport consents (Form DS-3053)', otherNames: ['passport form for my kid'] },
  { name: 'Passport applications (Form DS-11)', otherNames: [] },
  { name: 'Lien releases', otherNames: [] },
];
const search = documentSearch(known);

it.each([
  // Case, punctuation, order, the singular, and what people say around a name.
  [
    'Powers of attorney',
    'powers of attorney',
    'Power of Attorney',
    'notarize my power of attorney',
  ],
  ['Powers of attorney', 'POA', 'p.o.a.', 'poder notarial', 'I need a POA signed, please'],
  ['Powers of attorney', 'does this POA need a notary', 'poa for mom'],
  ['Car titles from another state', 'my car title', 'title for the car', 'DMV form', 'pink slip'],
  ['Passport consents (Form DS-3053)', "kid's passport paper", 'passport kid'],
  // Words for one person or thing, and a number without its space.
  ['Passport consents (Form DS-3053)', 'passport for my daughter', 'baby passport'],
  ['Car titles from another state', 'truck title'],
  ['Affidavits of service', 'service affidavit'],
  ['Passport applications (Form DS-11)', 'ds 11'],
  ['Passport consents (Form DS-3053)', 'ds-3053', 'ds3053'],
  // The only one that has each of several words, misspelled or half typed.
  ['Car titles from another state', 'title of a vehicl', "my dad's car title"],
  ['Powers of attorney', 'power of atorney'],
  ['Duplicate title applications', 'lost the duplicate'],
  ['Passport consents (Form DS-3053)', 'consent for a babby', 'kid passp'],
])('is certain of %s, typed as %j', (name, ...typed) => {
  expect(typed.map((text) => search(text).only?.name)).toEqual(typed.map(() => name));
});

it.each([
  // Words that no name has, one typo, the beginning of a word.
  ['affidavitt of heirship', 'Affidavits and sworn statements'],
  ['stop work lien', 'Lien releases'],
  ['tit', 'Car titles from another state'],
  ['affidavit of heirship', 'Affidavits and sworn statements'],
  ['lost the title of my truck', 'Duplicate title applications'],
])("isn't certain about %j, and offers first: %s", (typed, name) => {
  const { found, only } = search(typed);
  expect([found[0]?.name, only]).toEqual([name, undefined]);
});

it.each(['fishing license', 'qwerty', 'dog', '🏠'])("doesn't know %j", (typed) => {
  expect(search(typed).found).toEqual([]);
});

it.each(['', '   ', 'the document', 'my form, please'])(
  'has nothing to look for in %j',
  (typed) => {
    expect(search(typed)).toEqual({ found: [], only: undefined, isEmpty: true });
  },
);

it('offers a document once, and six at most', () => {
  const many = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7'].map((name) => ({
    name: `deed ${name}`,
    otherNames: ['grant deed', `deed of ${name}`],
  }));
  expect(documentSearch(many)('deed').found).toHaveLength(6);
  expect(search('poder').found).toMatchObject([{ name: 'Powers of attorney' }]);
});

it('is certain of no document that shares its name with another', () => {
  const two = ['Idaho', 'Oregon'].map((name) => ({ name, otherNames: ['living will'] }));
  expect(documentSearch(two)('living will')).toMatchObject({ found: [{}, {}], only: undefined });
});

it.each(known)('finds $name by each of its names', ({ name, otherNames }) => {
  for (const one of [name, ...otherNames]) expect(search(one).only?.name).toBe(name);
});
