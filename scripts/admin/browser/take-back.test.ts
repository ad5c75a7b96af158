import { sourceAt } from '../../../lib/content/read-content';
import { checkChanges, withChanges } from '../../../lib/content/saves/file-changes';
import { testDay, testRoot } from '../../../lib/content/test-content.fixture';
import { describeSave } from './edit-words';
import type { Edit } from './edits';
import { takeBack } from './take-back';

/** What a save did to the files: in words, and the way back, whatever was saved since. */

const source = sourceAt(testRoot);
const textAt = (path: string) => source.texts.get(path) ?? '';

/** A file before and after, where `mend` replaces some words; the words must be there. */
function edit(name: string, ...replacements: [was: string | RegExp, is: string][]): Edit {
  const path = `content/${name}`;
  const after = replacements.reduce((text, [was, is]) => {
    const next = text.replace(was, is);
    expect(next).not.toBe(text);
    return next;
  }, textAt(path));
  return { path, before: textAt(path), after };
}

type Texts = ReadonlyMap<string, string>;

/** The files with edits in them. */
function saved(edits: readonly Edit[], texts: Texts = source.texts): Texts {
  const all = new Map(texts);
  for (const { path, after } of edits) {
    if (after === undefined) all.delete(path);
    else all.set(path, after);
  }
  return all;
}

const said = (edits: readonly Edit[]) =>
  describeSave(edits).map(({ where, what }) => `${where}: ${what}`);

/** The files after a save was taken back, and what stayed as it was. */
function back(edits: readonly Edit[], texts: Texts) {
  const { changes, kept } = takeBack(edits, texts);
  return { texts: withChanges({ texts, publicFiles: [] }, changes).texts, changes, kept };
}

const withoutDays = (texts: Texts) =>
  Object.fromEntries([...texts].map(([path, text]) => [path, text.replace(/^updated: .*/m, '')]));

const prices = 'business/prices.yaml';
const hours = 'business/hours.yaml';
const reviews = 'testimonials.yaml';
const terms = 'legal/terms-of-service.md';
const vetch = 'content/towns/vetch.yaml';
const thornby = 'content/towns/thornby.yaml';
const sample = /\n {2}- name: Sample client[\s\S]*?rating: 5/;
const added = (name: string): [RegExp, string] => [
  /\n(?=updated)/,
  `\n  - name: ${name}\n    location: Star\n    text: ${'word '.repeat(12).trim()}\n    rating: 5\n`,
];
const deleted = { path: thornby, before: textAt(thornby), after: undefined };
const lists = edit('business/area.yaml', [/ {2}- thornby\n/, '']);

const kinds: [string, Edit[], RegExp[]][] = [
  [
    'a text',
    [edit('towns/vetch.yaml', ['its piano', 'its organ'])],
    [
      /^Vetch › Introduction: from “…stage, a church that shares its piano, and a cold spring at which [^”]*…” to “…stage, a church that shares its organ, and/,
    ],
  ],
  [
    'a price',
    [edit(prices, ['price: 20', 'price: 25.5'])],
    [/^Prices and times › Prices, Travel 1, Price: from “\$20” to “\$25.50”$/],
  ],
  [
    'a switch',
    [edit('towns/vetch.yaml', [/hasNearby: true/, 'hasNearby: false'])],
    [/^Vetch › Show neighboring towns: from “on” to “off”$/],
  ],
  [
    'another photo, and one that is gone',
    [edit('business/about.yaml', ['icon-192', 'icon-512'], [/ {2}car:\n.*\n.*\n/, ''])],
    [
      /Your picture, Photo: from “the photo icon-192.png” to “the photo icon-512.png”$/,
      /^About you › Who comes, Your car: removed “the photo icon-512.png, A van with/,
    ],
  ],
  [
    'one of two numbers',
    [edit(prices, [/- 50\n {4}- 75/, '- 75\n    - 90'])],
    [/ 1: from “50” to “75”$/, / 2: from “75” to “90”$/],
  ],
  [
    'hours of the same days, with a break',
    [
      edit(
        hours,
        [
          /( {2}- days:[\s\S]*?)closes: 18:00([\s\S]*?)(?= {2}- days)/,
          '$1closes: 11:00$2$1closes: 18:00$2',
        ],
        [/07:00\n {4}closes: 18:00/, '13:00\n    closes: 18:00'],
      ),
    ],
    [
      /Opening hours 1, Closes: from “6\spm” to “11\sam”$/,
      /Opening hours 2: added “Monday, .*1\spm, 6\spm”$/,
    ],
  ],
  [
    'an added item',
    [edit(reviews, added('Ana P.'))],
    [/^Reviews.* 5: added “Ana P\., Star, word word/],
  ],
  [
    'a removed item',
    [edit(reviews, [sample, ''])],
    [/ 4: removed “Sample client, Thornby, Idaho, Here/],
  ],
  [
    'a removed item and an added one, among others of the same name',
    [
      edit(reviews, [
        /\n(?= {2}- name: Sample client)/,
        '\n  - name: Sample client\n    location: Elsewhere\n    text: ' +
          'word '.repeat(12) +
          '\n    rating: 5\n',
      ]),
    ],
    [/ 4: added “Sample client, Elsewhere, word/],
  ],
  [
    'items in another order',
    [edit(prices, [/( {2}- Check\n)( {2}- Money order\n)/, '$2$1'])],
    [/: in another order$/],
  ],
  [
    'the text of a legal page',
    [edit(terms, ['Ask a lawyer.', 'Ask an attorney.'])],
    [
      /^Terms.* › Text: from “…or say what it means. Ask a lawyer\.[\s\S]*…” to “…[\s\S]*Ask an attorney\./,
    ],
  ],
  [
    'a removed record, and what named it',
    [deleted, lists],
    [/^Thornby: deleted \(thornby\)$/, /^Where you go › .*: removed “Thornby”$/],
  ],
  [
    'a new record',
    [
      {
        path: 'content/towns/cold-fork.yaml',
        before: undefined,
        after: textAt(thornby).replace('Thornby', 'Cold Fork'),
      },
    ],
    [/^Cold Fork: new \(cold-fork\)$/],
  ],
  [
    'a renamed record',
    [
      { path: vetch, before: textAt(vetch), after: undefined },
      {
        path: vetch.replace('vetch', 'vetch-springs'),
        before: undefined,
        after: textAt(vetch).replace(/^name: .*\n/, '$&aliases:\n  - /areas/vetch/\n'),
      },
      edit('business/area.yaml', [/- vetch\n/, '- vetch-springs\n']),
    ],
    [
      /^Vetch: another web address \(vetch, now vetch-springs\)$/,
      /^Where you go › .*: from “Vetch” to “Vetch Springs”$/,
    ],
  ],
];

it.each(kinds)('says %s, and takes it back', async (_, edits, words) => {
  const lines = said(edits);
  expect(lines).toHaveLength(words.length);
  for (const [index, line] of lines.entries()) expect(line).toMatch(words[index] ?? /never/);
  const now = saved(edits);
  const { texts, kept, changes } = back(edits, now);
  expect(kept).toEqual([]);
  expect(withoutDays(texts)).toEqual(withoutDays(source.texts));
  const whole = { texts: now, publicFiles: source.publicFiles };
  expect((await checkChanges(whole, changes, testDay)).wrong).toEqual([]);
});

it('takes back only files that are still as that save left them, and says which are not', () => {
  const [first, other] = [
    edit(prices, ['priority: 15', 'priority: 20']),
    edit(reviews, added('Ana P.')),
  ];
  const later = new Map(saved([first, other]));
  later.set(first.path, (later.get(first.path) ?? '').replace('  - Check\n', ''));
  const { texts, kept } = back([first, other], later);
  expect(kept).toEqual(['Prices and times']);
  expect(texts.get(first.path)).toBe(later.get(first.path));
  expect(texts.get(other.path)).not.toContain('Ana P.');
});

it.each<[string, Edit[], (texts: Map<string, string>) => unknown, string[]]>([
  [
    'a record that came anew',
    [deleted],
    (texts) => texts.set(thornby, textAt(thornby).replace('Thornby', 'New Thornby')),
    ['Thornby'],
  ],
  [
    'a form that is gone',
    [edit('towns/vetch.yaml', ['its piano', 'its organ'])],
    (texts) => texts.delete('content/towns/vetch.yaml'),
    ['Vetch'],
  ],
])('leaves %s', (_, edits, since, kept) => {
  const texts = new Map(saved(edits));
  since(texts);
  const result = back(edits, texts);
  expect(result.changes).toEqual([]);
  expect(result.kept).toEqual(kept);
});

it('has nothing to do the second time', () => {
  for (const [, edits] of kinds) {
    const { texts } = back(edits, saved(edits));
    expect(back(edits, texts).changes).toEqual([]);
  }
});
