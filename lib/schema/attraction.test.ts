import * as fc from 'fast-check';
import { contentOf } from '../content/content-of';
import { sourceAt } from '../content/read-content';
import { Reader } from '../content/reader';
import { brokenRules } from '../content/rules';
import { testDay, testRoot } from '../content/test-content.fixture';
import { property } from '../property.fixture';
import { attraction } from './attraction';

const source = sourceAt(testRoot);
const { content, record } = contentOf(source, testDay);
const [town] = content.towns;
const [known] = town?.attractions ?? [];
if (!town || !known) throw new Error('expected a town with an attraction');

const sign = fc.oneof(
  fc.constantFrom(..."abzAZ019 \u2019'.-&(),/\u00e9\u00d1\u00df\u00b0\u2122\u017e\u0130"),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);
const name = fc
  .array(sign, { minLength: 2, maxLength: 40 })
  .map((signs) => signs.join(''))
  .filter((text) => /^\S.*\S$/.test(text) && text.length <= 70);
/** The same name in other letters and signs. */
const likeIt = (text: string) =>
  fc.constantFrom(
    text.toUpperCase(),
    text.replace(/[ -]/g, ' - '),
    text.normalize('NFD'),
    `${text}.`,
  );

/** An attraction by this name, which has no slug of its own. */
const read = (text: string) =>
  attraction.safeParse({ ...known, slug: undefined, pageTitle: undefined, name: text });

property('any name gives a web address, or is told to need one', name, (text) => {
  const { data, error } = read(text);
  if (data) expect(data.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  else expect(error?.issues.map(({ path }) => path)).toEqual([['slug']]);
});

property(
  'two attractions whose names give one web address are told',
  name.chain((text) => fc.tuple(fc.constant(text), fc.oneof(likeIt(text), name))),
  (names) => {
    const attractions = names.flatMap((text) => read(text).data ?? []);
    const towns = [{ ...town, attractions }];
    const reader = new Reader(source, {}, '2026-11-22');
    const all = { ...content, towns, redirects: [] };
    const told = brokenRules({ content: all, record, redirects: [], reader });
    const [one, other] = attractions.map(({ slug }) => slug);
    const isTold = told.some(({ path }) => path?.at(-1) === 'slug');
    expect(isTold).toBe(attractions.length === 2 && one === other);
  },
);
