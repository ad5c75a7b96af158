import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentCopy } from '../content-copy.fixture';
import { unknownLetter } from './unknown-letter';

const { root, write, edit, message, read } = contentCopy();

it.each([
  ['Crème', 'è (U+00E8) in "Crème"'],
  ['Gdańsk', 'ń (U+0144)'],
  ['Сity', 'С (U+0421)'],
  ['home\u2011made', 'a special hyphen (U+2011) in "home\u2011made"'],
  ['a\u0007b', 'an invisible character (U+0007) in "a b"'],
  ['a\u2003b', 'a special space (U+2003)'],
  ['Pe\ufffda', 'a letter not saved as UTF-8 (U+FFFD)'],
  ['Signed 🖋', '🖋 (U+1F58B)'],
])('finds what %j has', (text, found) => {
  expect(unknownLetter(text)?.found).toContain(found);
});

it.each(['José Nuñez’s “Cañon”', '¿Habla español?', '© 2026', '$5 – 24 hours…', 'two\nlines'])(
  'takes %j',
  (text) => {
    expect(unknownLetter(text)).toBeUndefined();
  },
);

it.each(['Zoë Nguyễn', 'Łukasz Žižek', 'Δέσποινα', 'सीमा', '👍🏽 👩‍👧 ❤️ 🇺🇸'])(
  'takes %s in a review, which a client wrote, and only there',
  (words) => {
    expect(unknownLetter(words)).toBeDefined();
    edit('testimonials.yaml', /(?<=name: ).*/, `'${words}'`);
    expect(message()).toBe('no error');
    edit('towns/alder-falls.yaml', 'county: Harrow', `county: '${words}'`);
    expect(message()).toContain('county: expected letters of English and Spanish');
  },
);

it.each(['a\u200bb', 'a\u202eb', 'a\ufffdb', 'a\u0007b', 'a\ue000b'])(
  'takes no %j even there',
  (words) => {
    expect(unknownLetter(words, true)).toMatchObject({ index: 1 });
  },
);

it('reads letters that a system has taken apart', () => {
  edit('towns/alder-falls.yaml', 'county: Harrow', 'county: Pen\u0303a');
  expect(read().towns.find(({ slug }) => slug === 'alder-falls')?.county).toBe('Peña');
});

const files = ['towns/alder-falls.yaml', 'legal/terms-of-service.md'];

it.each(files)('says of %s, saved as UTF-16, that its letters are the problem', (name) => {
  const file = join(root('content'), name);
  writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`, 'utf16le');
  expect(message()).toMatch(new RegExp(`content/${name}:1: .*a letter not saved as UTF-8`));
});

it('names a letter that also breaks the YAML', () => {
  edit('towns/alder-falls.yaml', 'county: Harrow', '\u00a0county: Harrow: \u200bx');
  expect(message()).toContain('(U+');
});

it.each([
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['line endings of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['line endings of old Macs', (text: string) => text.replaceAll('\n', '\r')],
])('reads files with %s like any other', (_what, change) => {
  const before = read();
  for (const name of files) write(name, change(readFileSync(join(root('content'), name), 'utf8')));
  expect(read()).toEqual(before);
});
