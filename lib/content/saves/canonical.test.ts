import * as fc from 'fast-check';
import { Document, parse } from 'yaml';
import * as z from 'zod';
import { property } from '../../property.fixture';
import { isBlank } from '../reading/normalize';
import { canonical } from './canonical';

const bakery = z.strictObject({
  name: z.string(),
  zip: z.string(),
  days: z.array(z.string()),
  about: z.string(),
  isOpen: z.boolean().default(true),
});

const tidy = `name: Fig Pies
zip: '83990'
days:
  - Monday
  - Friday
about: |-
  We bake at night and drive in the morning.

  Ring twice.
isOpen: true
`;

it.each([
  ['is tidy already', '', ''],
  ['has comments', 'name: Fig Pies\n', '# Ours.\nname: Fig Pies # for now\n\n'],
  ['comes from Windows', /\n/g, '\r\n'],
  ['leaves out a default', 'isOpen: true\n', ''],
  ['has empty fields', 'name:', 'motto:\nname:'],
  ['has another order', /^(.*\n)(.*\n)/, '$2$1'],
])('makes the same of a file that %s', (_what, found, typed) => {
  expect(canonical(tidy.replace(found, typed), bakery)).toBe(tidy);
});

it('keeps the body of a Markdown file', () => {
  const page = '---\nname: Fig Pies\n---\n\nCome by:\n\n- at night\n- at noon\n';
  const untidy = page.replace('name: Fig Pies\n---\n', 'name: "Fig Pies"\n---');
  for (const text of [page, untidy]) {
    expect(canonical(text, z.strictObject({ name: z.string() }))).toBe(page);
  }
});

/** Texts that YAML writes in many ways: in quotes, in blocks, or as if they were something else. */
const words = fc.constantFrom(
  'a',
  '# c',
  ': b',
  "it's",
  'yes',
  '1.50',
  '- d',
  'Ring:',
  '2026-11-20',
);
const text = fc
  .array(fc.tuple(words, fc.constantFrom(' ', '  ', '\n', '\n\n', ' \n \n')), { maxLength: 5 })
  .map((parts) => parts.flat().join(''));
const shop = fc.record(
  {
    name: text,
    days: fc.array(text, { maxLength: 3 }),
    about: text,
    isOpen: fc.boolean(),
    pies: fc.array(
      fc.record({
        price: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
        name: text,
      }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: [] },
);
const pastry = bakery.extend({
  pies: z.array(z.strictObject({ name: z.string(), price: z.number().nullable() })),
});

/** A value as its file has it: each text's words, and nothing empty. */
function normalized(value: unknown): unknown {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean);
  if (Array.isArray(value)) return value.map(normalized).filter((item) => !isBlank(item));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, normalized(field)] as const);
  return Object.fromEntries(fields.filter(([, field]) => !isBlank(field)));
}

property(
  'the form keeps every word and value, whatever the style, and is the same of itself',
  fc.record({
    value: shop,
    comment: fc.constantFrom('', ' ours', ' name: no'),
    lineWidth: fc.constantFrom(0, 20, 80),
    blocks: fc.constantFrom(
      'QUOTE_DOUBLE',
      'QUOTE_SINGLE',
      'PLAIN',
      'BLOCK_FOLDED',
      'BLOCK_LITERAL',
    ),
  }),
  ({ value, comment, lineWidth, blocks }) => {
    const document = new Document(value);
    document.commentBefore = comment;
    const typed = document.toString({ lineWidth, defaultStringType: blocks });
    const form = canonical(typed, pastry);
    expect(canonical(form, pastry)).toBe(form);
    expect(form).not.toContain('# ours');
    expect(normalized(parse(form))).toEqual(normalized({ isOpen: true, ...parse(typed) }));
  },
  200,
);
