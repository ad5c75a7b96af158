import * as fc from 'fast-check';
import { testContent } from '../content/test-content.fixture';
import { property } from '../property.fixture';
import { stateNames } from '../states';
import { findLocalities } from './find-locality';
import { areas, type Locality, localities } from './localities';

/** The finder, whatever is typed. */

const known = localities(testContent);
const find = (typed: string) => findLocalities(known, typed, areas(testContent));
const towns = known.filter(({ slug }) => slug !== undefined);
const names = new Set(known.map(({ name }) => name.toLowerCase()));

const town = fc.constantFrom(...towns);
const letters = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength, maxLength });

/** What stands between the parts of an address, and between words. */
const comma = fc.constantFrom(', ', ' ', ',', ' ,  ', '. ', '\n');
const space = fc.constantFrom(' ', '  ', '-', '\u00a0', '. ');

/** The text in any case, with any spaces. */
function dressed(text: string): fc.Arbitrary<string> {
  const cased = fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => [...text].map((one, at) => (upper[at] ? one.toUpperCase() : one)).join(''));
  return fc.tuple(cased, space).map(([one, gap]) => one.replaceAll(' ', gap));
}

/** The text with a letter added, dropped, replaced, or swapped with the next one. */
function mistyped(text: string): fc.Arbitrary<string> {
  const at = fc.integer({ min: 0, max: text.length - 2 });
  return fc.tuple(at, letters(1, 1), fc.nat(3)).map(([index, letter, way]) => {
    const [one = '', next = ''] = text.slice(index);
    const typo = [letter + one + next, next, letter + next, next + one][way];
    return text.slice(0, index) + typo + text.slice(index + 2);
  });
}

/** A street with its number, with or without a direction and a type; some are named for a town. */
const street = fc
  .tuple(
    fc.integer({ min: 1, max: 29_999 }),
    fc.constantFrom('', 'N', 'West', 'SE'),
    fc.oneof(letters(6, 12), fc.constantFrom('Old Mill', '4th', ...known.map(({ name }) => name))),
    fc.constantFrom('', 'St', 'Rd', 'Avenue', 'Blvd Apt 4'),
  )
  .map((parts) => parts.filter(Boolean).join(' '));

/** What may follow a town. */
const ending = ({ state, zips }: Locality) =>
  fc.tuple(
    comma,
    fc.constantFrom('', state, stateNames[state], `${state}, USA`),
    fc.constantFrom('', ...zips.map((zip) => ` ${zip}`)),
  );

/** A town, and what stands for it. */
const typedFor = (write: (one: Locality) => fc.Arbitrary<string>) =>
  town.chain((one) => fc.tuple(fc.constant(one), write(one).chain(dressed)));

function expectTown([one, typed]: [Locality, string]) {
  const found = find(typed);
  if (!('localities' in found)) throw new Error(`${found.type}: ${typed}`);
  expect(found.localities).toContain(one);
  if (found.type === 'found') expect([undefined, one]).toContain(found.only);
}

property(
  'a town is found by its name, its ZIP codes and its county, in any case',
  typedFor(({ name, state, zips, county }) =>
    fc.constantFrom(
      name,
      `${name}, ${state}`,
      ...zips,
      `${county} County`,
      `${county} Co, ${state}`,
    ),
  ),
  expectTown,
);

property(
  'a town is found at the end of any address, in any case',
  typedFor((one) =>
    fc
      .tuple(street, comma, ending(one))
      .map(([before, gap, after]) => before + gap + one.name + after.join('')),
  ),
  expectTown,
);

property(
  'a town is found with one letter added, dropped, replaced or swapped, alone and in an address',
  typedFor((one) =>
    fc
      .tuple(mistyped(one.name), fc.option(fc.tuple(street, comma)), ending(one))
      .filter(([name]) => !names.has(name.toLowerCase()))
      .map(([name, before, after]) => (before ?? []).join('') + name + after.join('')),
  ),
  expectTown,
);

property(
  'a county is found with one letter added, dropped, replaced or swapped',
  typedFor(({ county = '' }) => mistyped(county).map((name) => `${name} County`)),
  expectTown,
);

property(
  'a street alone is no town, and is asked about',
  fc.tuple(
    fc.integer({ min: 1, max: 29_999 }),
    letters(9, 14),
    fc.constantFrom('', ' Rd', ' Ln, Idaho'),
  ),
  ([house, name, type]) => expect(find(`${house} ${name}${type}`).type).toBe('street'),
);

property(
  'anything at all has an answer',
  fc.oneof(fc.string({ unit: 'binary' }), fc.lorem(), fc.webUrl()),
  (typed) => {
    const found = find(typed);
    if ('localities' in found) expect(found.localities).not.toEqual([]);
  },
);
