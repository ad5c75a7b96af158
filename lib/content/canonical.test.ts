import * as z from 'zod';
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
  ['has a list on one line', /days:[\s\S]*Friday/, 'days: [Monday, Friday]'],
  ['has other quotes', "'83990'", '"83990"'],
  ['has comments', 'name: Fig Pies\n', '# Ours.\nname: Fig Pies # for now\n\n'],
  ['comes from Windows', /\n/g, '\r\n'],
  ['has wrapped lines', 'night and', 'night\n  and'],
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
