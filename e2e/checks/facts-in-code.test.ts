import { checkFactsInCode } from './facts-in-code';
import { problemsOf } from './report';

const problems = (code: string) => problemsOf(checkFactsInCode('lib/a.ts', code));

it.each([
  '// as 208-555-0100',
  '/** As "411 3rd St S".\n * Or $5. */',
  'const words = \'a phone number such as "208-555-0100"\';',
  'const url = origin; // $5',
  "const url = 'https://notary.example/2020-01-01';",
])('accepts: %s', (code) => {
  expect(problems(code)).toEqual([]);
});

it.each([
  ["const phone = '208-555-0100';", 'phone number', '208-555-0100'],
  ["const phone = '(208) 555-0100';", 'phone number', '(208) 555-0100'],
  ["const href = 'tel:+12085550100';", 'phone number', '+12085550100'],
  ["<p>Fees such as $5 or 'more'</p>", 'price', '$5'],
  ["const base = '411 3rd St S';", 'street address', '411 3rd St'],
  ["const url = 'https://a.example'; const fee = '$5';", 'price', '$5'],
])('reports the fact in %s', (code, fact, found) => {
  expect(problems(`/* a\n */\n${code}`)).toEqual([
    `lib/a.ts:3: expected each ${fact} in content/, found "${found}"`,
  ]);
});
