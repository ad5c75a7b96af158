import { checkChanges, withChanges } from '../../../lib/content/changes';
import { sourceAt } from '../../../lib/content/read-content';
import { testDay, testRoot } from '../../../lib/content/test-content.fixture';
import { describeEdit } from './edit-words';
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
  for (const { path, previousPath = path, after } of edits) {
    all.delete(previousPath);
    if (after === undefined) all.delete(path);
    else all.set(path, after);
  }
  return all;
}

const said = (edits: readonly Edit[]) =>
  edits.flatMap(describeEdit).map(({ place, what }) => `${place}: ${what}`);

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
const thornby = 'content/towns/thornby.yaml';
const sample = /\n {2}- name: Sample client[\s\S]*?rating: 5/;
const added = (name: string): [RegExp, string] => [
  /\n(?=updated)/,
  `\n  - name: ${name}\n    location: Star\n    text: ${'word '.repeat(12).trim()}\n    rating: 5\n`,
];
const renamed = edit('towns/vetch.yaml', [
  /^name: Vetch\n/,
  'name: Vetch\naliases:\n  - /areas/vetch/\n',
]);
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
  ['an empty field', [edit(prices, [/\n {2}priority: 15/, ''])], [/: removed “\$15”$/]],
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
    'a choice in a list',
    [edit(prices, ['  - Check\n', ''])],
    [/^Prices and times › Forms of payment 1: removed “Check”$/],
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
    'items in another order',
    [edit(prices, [/( {2}- Check\n)( {2}- Money order\n)/, '$2$1'])],
    [/: in another order$/],
  ],
  [
    'an item within an item',
    [edit(hours, [/ {6}- Friday\n/, ''])],
    [/Opening hours 1, .*: removed “Friday”$/],
  ],
  [
    'the text of a legal page',
    [edit(terms, ['Ask a lawyer.', 'Ask an attorney.'])],
    [
      /^Terms.* › Text: from “…or say what it means. Ask a lawyer\.[\s\S]*…” to “…[\s\S]*Ask an attorney\./,
    ],
  ],
  [
    'the head of a legal page',
    [edit(terms, [/^title: .*/m, 'title: Terms of visits'])],
    [/^Terms of visits › Title: from/],
  ],
  [
    'a removed record, and what named it',
    [deleted, lists],
    [/^Thornby: deleted$/, /^Where you go › .*: removed “Thornby”$/],
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
    [/^Cold Fork: new$/],
  ],
  [
    'a renamed record',
    [
      { ...renamed, previousPath: renamed.path, path: 'content/towns/vetch-springs.yaml' },
      edit('business/area.yaml', [/- vetch\n/, '- vetch-springs\n']),
    ],
    [
      /^Vetch › Web address: from “vetch” to “vetch-springs”$/,
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
  const without = (all: Texts) =>
    withoutDays(
      new Map([...all].map(([path, text]) => [path, text.replace(/aliases:\n.*\n/, '')])),
    );
  expect(without(texts)).toEqual(without(source.texts));
  const whole = { texts: now, publicFiles: source.publicFiles };
  expect((await checkChanges(whole, changes, testDay)).wrong).toEqual([]);
});

it('takes back only what is still as that save left it, and says what is not', () => {
  const first = edit(prices, ['price: 20', 'price: 25'], ['priority: 15', 'priority: 20']);
  const later = saved([first]);
  const path = first.path;
  const second = new Map(later).set(
    path,
    (later.get(path) ?? '').replace('priority: 20', 'priority: 30').replace('  - Check\n', ''),
  );
  const { texts, kept } = back([first], second);
  expect(kept).toEqual(['Prices and times › Prices, Priority visit']);
  expect(texts.get(path)).toMatch(/price: 20[\s\S]*priority: 30/);
  expect(texts.get(path)).not.toContain('- Check');
});

it.each([
  ['added', edit(reviews, added('Ana P.'))],
  ['removed', edit(reviews, [sample, ''])],
  ['changed', edit(reviews, ['Odile P.', 'Odile Q.'])],
])('finds an item that was %s, in a list with others since', (_, first) => {
  const one = saved([first]);
  const with2 = (one.get(first.path) ?? '')
    .replace(...added('Bo R.'))
    .replace('R. Ames', 'R. Amesbury');
  const { texts, kept } = back([first], new Map(one).set(first.path, with2));
  expect(kept).toEqual([]);
  const is = texts.get(first.path) ?? '';
  expect(is).toContain('Bo R.');
  expect(is).toContain('R. Amesbury');
  expect([/Ana P/, /Odile Q/].filter((name) => name.test(is))).toEqual([]);
  expect(is).toContain('Sample client');
});

it('finds an item that has other changes since, and never takes another for it', () => {
  const first = edit(reviews, [/(Odile[\s\S]*?)rating: 4/, '$1rating: 5']);
  const since = (mend: (text: string) => string) =>
    back([first], new Map(saved([first])).set(first.path, mend(first.after ?? '')));
  const moved = since((text) =>
    text.replace(/ {2}- name: R. Ames[\s\S]*?(?= {2}- name)/, '').replace('A page', 'One page'),
  );
  expect(moved.kept).toEqual([]);
  expect(moved.texts.get(first.path)).toMatch(/Odile P[\s\S]*One page[\s\S]*rating: 4[\s\S]*Hale/);
  const gone = since((text) => text.replace(/ {2}- name: Odile P[\s\S]*?(?= {2}- name)/, ''));
  expect(gone.changes).toEqual([]);
  expect(gone.kept).toEqual(['Reviews › Reviews 2']);
});

it.each<[string, Edit[], (texts: Texts) => Texts, string[]]>([
  [
    'a record changed since it was added',
    kinds.find(([name]) => name === 'a new record')?.[1] ?? [],
    (texts) => {
      const path = 'content/towns/cold-fork.yaml';
      return new Map(texts).set(
        path,
        (texts.get(path) ?? '').replace(/county: .*/, 'county: Cobb'),
      );
    },
    ['Cold Fork'],
  ],
  [
    'a record that came anew',
    [deleted],
    (texts) => new Map(texts).set(thornby, textAt(thornby).replace('Thornby', 'New Thornby')),
    ['Thornby'],
  ],
  [
    'a form that is gone',
    [edit('towns/vetch.yaml', ['its piano', 'its organ'])],
    (texts) => {
      const left = new Map(texts);
      left.delete('content/towns/vetch.yaml');
      return left;
    },
    ['Vetch'],
  ],
  [
    'an order that changed again',
    [edit(prices, [/( {2}- Check\n)( {2}- Money order\n)/, '$2$1'])],
    (texts) =>
      new Map(texts).set(
        `content/${prices}`,
        (texts.get(`content/${prices}`) ?? '').replace('  - Debit card\n', ''),
      ),
    ['Prices and times › Forms of payment'],
  ],
])('leaves %s', (_, edits, since, kept) => {
  const result = back(edits, since(saved(edits)));
  expect(result.changes).toEqual([]);
  expect(result.kept).toEqual(kept);
});

it('has nothing to do the second time', () => {
  for (const [, edits] of kinds) {
    const { texts } = back(edits, saved(edits));
    expect(back(edits, texts).changes).toEqual([]);
  }
});
