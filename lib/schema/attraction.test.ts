import * as fc from 'fast-check';
import { testContent } from '../content/test-content.fixture';
import { property } from '../property.fixture';
import { attraction } from './attraction';

const [known] = testContent.towns.flatMap(({ attractions }) => attractions);

const sign = fc.oneof(
  fc.constantFrom(..."abzAZ019 \u2019'.-&(),/\u00e9\u00d1\u00df\u00b0\u2122\u017e\u0130"),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);
const name = fc
  .array(sign, { minLength: 2, maxLength: 40 })
  .map((signs) => signs.join(''))
  .filter((text) => /^\S.*\S$/.test(text) && text.length <= 70);
/** An attraction by this name, which has no slug of its own. */
const read = (text: string) =>
  attraction.safeParse({ ...known, slug: undefined, pageTitle: undefined, name: text });

property('any name gives a web address, or is told to need one', name, (text) => {
  const { data, error } = read(text);
  if (data) expect(data.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  else expect(error?.issues.map(({ path }) => path)).toEqual([['slug']]);
});
