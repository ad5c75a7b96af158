import { foundIn } from './texts.fixture';

/** What belongs only in content. */
const facts = {
  'a phone number': /\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\+1\d{10}\b/,
  'a price': /\$\d/,
  'a street address': /\b\d+ (?:[A-Z0-9][\w.]* ){1,4}(?:St|Ave|Rd|Blvd|Ln|Dr|Way|Hwy)\b/,
};

/** Where a fact may be: in a comment (no // in a URL begins one); in 'a time such as "08:00"'. */
const allowed = /\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*|(['`])an? [^'`\n]*\bsuch as\b[^'`\n]*\1/gms;

const factsIn = (text: string) => {
  const rest = text.replace(allowed, '');
  return Object.entries(facts).flatMap(([name, shape]) =>
    (shape.exec(rest) ?? []).map((found) => `${name}: ${found}`),
  );
};

it.each([
  ["const phone = '208-555-0100';", 'a phone number: 208-555-0100'],
  ["const phone = '(208) 555-0100';", 'a phone number: (208) 555-0100'],
  ["const href = 'tel:+12085550100';", 'a phone number: +12085550100'],
  ["<p>Fees such as $5 or 'more'</p>", 'a price: $5'],
  ["const base = '411 3rd St S';", 'a street address: 411 3rd St'],
  ["const url = 'https://a.example'; const fee = '$5';", 'a price: $5'],
  ['// as 208-555-0100'],
  ['/** As "411 3rd St S".\n * Or $5. */'],
  ['const words = \'a phone number such as "208-555-0100"\';'],
  ['const url = origin; // $5'],
  ["const url = 'https://notary.example/2020-01-01';"],
])('finds in %s the fact that it holds', (text, ...found) => {
  expect(factsIn(`/* a\n */\n${text}`)).toEqual(found);
});

it('no fact of the business is in code', () => {
  expect(foundIn(['app', 'components', 'lib'], factsIn)).toEqual([]);
});
