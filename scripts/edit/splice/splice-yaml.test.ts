import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type Document, isNode, Parser, parse, parseDocument } from 'yaml';
import { testRoot } from '../../../lib/content/test-content.fixture';
import { offsetOf } from '../../../lib/content/yaml-path';
import { spliceYaml } from './splice-yaml';

const text = `# Above everything.

phone: "541-555-0142" # for calls
# Days off.
closures:
#  - { from: 2026-12-24 }

hours:
  # Weekdays.
  - days: [Monday, Tuesday]
    opens: "08:00"
  - days: [Sunday]
    opens: "10:00"
areas:
  - { name: Treasure Valley, state: ID }
agreed: {}
about: |-
  First.

  Second.
last: >-
  One line
  in two.
`;
const value = parse(text);

/** The lines that come and go, as "- old" and "+ new". */
function diff(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const first = old.findIndex((line, index) => line !== now[index]);
  if (first < 0) return [];
  let same = 0;
  while (
    same < Math.min(old.length, now.length) - first &&
    old.at(-1 - same) === now.at(-1 - same)
  ) {
    same++;
  }
  const gone = old.slice(first, old.length - same).map((line) => `- ${line}`);
  return [...gone, ...now.slice(first, now.length - same).map((line) => `+ ${line}`)];
}

it.each<[string, object, string[]]>([
  [
    'a text keeps its quotes and its comment',
    { phone: '208-344-0000' },
    ['- phone: "541-555-0142" # for calls', '+ phone: "208-344-0000" # for calls'],
  ],
  [
    'an empty field gets a list above its comment',
    { closures: [{ from: '2026-12-24', reason: 'Christmas' }] },
    ['+   - from: 2026-12-24', '+     reason: Christmas'],
  ],
  ['an empty field gets an empty list', { closures: [] }, ['- closures:', '+ closures: []']],
  [
    'an entry of a list in brackets',
    { hours: [{ ...value.hours[0], days: ['Monday', 'Friday'] }, value.hours[1]] },
    ['-   - days: [Monday, Tuesday]', '+   - days: [Monday, Friday]'],
  ],
  [
    'a new field of an entry',
    { hours: [value.hours[0], { ...value.hours[1], byAppointment: true }] },
    ['+     byAppointment: true'],
  ],
  [
    'a removed entry',
    { hours: [value.hours[0]] },
    ['-   - days: [Sunday]', '-     opens: "10:00"'],
  ],
  [
    'a field in braces',
    { areas: [{ name: 'Treasure Valley', state: 'OR' }] },
    ['-   - { name: Treasure Valley, state: ID }', '+   - { name: Treasure Valley, state: OR }'],
  ],
  [
    'the first field of an empty group',
    { agreed: { extras: '2026-11-25' } },
    ['- agreed: {}', '+ agreed:', '+   extras: 2026-11-25'],
  ],
  ['one of several lines', { about: 'First.\n\nLast.' }, ['-   Second.', '+   Last.']],
  ['an emptied field', { last: null }, ['- last: >-', '-   One line', '-   in two.', '+ last:']],
])('changes only the lines of %s', (_, change, lines) => {
  expect(diff(text, spliceYaml(text, { ...value, ...change }))).toEqual(lines);
});

it('moves an entry with the comment above it', () => {
  const list = 'a:\n  - one\n  # two\n  - two # 2\n  - three\nb: 1\n';
  expect(spliceYaml(list, { a: ['two', 'new', 'one', 'three'], b: 1 })).toBe(
    'a:\n  # two\n  - two # 2\n  - new\n  - one\n  - three\nb: 1\n',
  );
});

it('keeps the comments of a list that is emptied', () => {
  const list = 'a:\n  - one\n  # Every year.\n  - two\nb: 1\n';
  expect(spliceYaml(list, { a: [], b: 1 })).toBe('a: []\n  # Every year.\nb: 1\n');
});

it.each([
  ['Windows line ends', text.replaceAll('\n', '\r\n')],
  ['no line end at the end', text.trimEnd()],
  ['a byte order mark', `\uFEFF${text}`],
])('keeps %s', (_, source) => {
  const about = 'First.\n\nA new line.\n\nSecond.';
  const result = spliceYaml(source, { ...value, about, closures: [{ from: '2026-12-24' }] });
  expect(parse(result)).toMatchObject({ about, closures: [{ from: '2026-12-24' }] });
  const kept = result.replace(/A new line\.\s+/, '').replace(/ {2}- from: 2026-12-24\r?\n/, '');
  expect(kept).toBe(source);
});

it('refuses what it cannot keep', () => {
  expect(() => spliceYaml('a: &x 1\nb: *x\n', { a: 2, b: 1 })).toThrow('repeats a value');
  expect(() => spliceYaml('a: [1, # one\n  2]\n', { a: [1] })).toThrow('comment would be lost');
  expect(() => spliceYaml('a: "\n', { a: '1' })).toThrow('closing');
});

const files = readdirSync(testRoot, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(`${testRoot}/${name}`, 'utf8'))
  .concat(text);

type Path = readonly (string | number)[];

/** Every path in a value, down to its texts. */
function pathsIn(of: unknown, path: Path = []): Path[] {
  if (typeof of !== 'object' || of === null) return [path];
  const keys = Array.isArray(of) ? [...of.keys()] : Object.keys(of);
  return [
    ...(path.length > 0 ? [path] : []),
    ...keys.flatMap((key) => pathsIn(Reflect.get(of, key), [...path, key])),
  ];
}

const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.lorem({ maxCount: 60 }),
  fc.array(fc.lorem({ maxCount: 30 }), { maxLength: 4 }).map((parts) => parts.join('\n\n')),
  fc
    .array(fc.string({ unit: 'grapheme-ascii' }), { maxLength: 4 })
    .map((lines) => lines.join('\n')),
  fc.constantFrom(
    '- a: b',
    '# no',
    '{a: 1}',
    '&x',
    '*x',
    '| a',
    'null',
    '12',
    '',
    ' ',
    '\t',
    '---',
    '...',
    '%YAML',
    'a: b\n# c',
    'كلمة',
    '👩‍👩‍👧',
  ),
);
const anyValue = fc.oneof(
  { weight: 4, arbitrary: typed },
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(typed, { maxLength: 4 }),
  fc
    .record({ name: typed, list: fc.array(fc.record({ from: typed }), { maxLength: 2 }) })
    .map((record): unknown => JSON.parse(JSON.stringify(record))),
);

interface Change {
  path: Path;
  /** What happens there: a new value, or, in a list, an entry that comes, goes or moves. */
  how: 'set' | 'add' | 'remove' | 'move';
  with: unknown;
  to: number;
}

/** A copy of the value with the change made, and the path of what is different. */
function change(of: unknown, { path, how, with: next, to }: Change): { of: unknown; path: Path } {
  const root = { of: JSON.parse(JSON.stringify(of)) as unknown };
  const at = (keys: Path): unknown =>
    ['of', ...keys].reduce<unknown>((outer, key) => Reflect.get(Object(outer), key), root);
  const outer: unknown = at(path.slice(0, -1));
  const key = path.at(-1) ?? 0;
  if (!Array.isArray(outer) || how === 'set') {
    if (how === 'remove' && Object.keys(Object(outer)).length > 1)
      Reflect.deleteProperty(Object(outer), key);
    else if (how === 'add') Reflect.set(Object(outer), 'added', next);
    else Reflect.set(Object(outer), key, next);
    return { of: root.of, path: how === 'set' ? path : path.slice(0, -1) };
  }
  const [entry] = how === 'add' ? [next] : outer.splice(Number(key), 1);
  if (how !== 'remove') outer.splice(to % (outer.length + 1), 0, entry);
  return { of: root.of, path: path.slice(0, -1) };
}

function rangeAt(document: Document, path: Path): readonly number[] {
  const node = document.getIn(path, true);
  return (isNode(node) && node.range) || [];
}

/** The comments in a text, each on its own line or after a value. */
function comments(source: string): string[] {
  const found: string[] = [];
  JSON.stringify([...new Parser().parse(source)], (_, token) => {
    if (token?.type === 'comment') found.push(token.source);
    return token;
  });
  return found.sort();
}

it('says what was typed, keeps every comment and every byte outside what changed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...files.keys()),
      fc.nat(),
      fc.constantFrom<Change['how']>('set', 'set', 'add', 'remove', 'move'),
      anyValue,
      fc.nat(9),
      (file, pick, how, next, position) => {
        const source = files[file] ?? '';
        const paths = pathsIn(parse(source));
        const path = paths[pick % paths.length] ?? [];
        const after = change(parse(source), { path, how, with: next, to: position });
        const result = spliceYaml(source, Object(after.of));
        expect(parse(result)).toEqual(after.of);

        const document = parseDocument(source);
        const [, end = source.length] = rangeAt(document, after.path);
        if (after.path.length > 0) {
          const line = source.lastIndexOf('\n', offsetOf(document, after.path)) + 1;
          expect(result.startsWith(source.slice(0, line))).toBe(true);
          expect(result.endsWith(source.slice(source.indexOf('\n', end - 1) + 1))).toBe(true);
        }
        // What is removed or typed over takes the comments inside it along.
        const to = rangeAt(document, path)[1] ?? 0;
        const inside =
          how === 'add' || how === 'move'
            ? ''
            : source.slice(offsetOf(document, path), source.indexOf('\n', to - 1));
        const kept = comments(result);
        const lost = comments(source).filter((comment) => !kept.includes(comment));
        expect(lost.filter((comment) => !inside.includes(comment))).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
