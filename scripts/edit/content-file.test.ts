import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'yaml';
import { testRoot } from '../../lib/content/test-content.fixture';
import { formSchemaOf, newFile, readContentFile, withValue } from './content-file';
import { type FormSchema, formSchema } from './form/form-schema';
import { fromForm, toForm } from './form/form-value';
import { unwrap } from './form/prose';

const facts = {
  choices: { town: [{ value: 'larkin', label: 'Larkin' }], service: [{ value: 'a', label: 'A' }] },
  caps: {},
};

const files = readdirSync(`${testRoot}/content`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:yaml|md)$/.test(name))
  .map((name) => readContentFile(testRoot, `content/${name.replaceAll('\\', '/')}`))
  .map((file) => ({ file, form: formSchema(formSchemaOf(file.name), file.value, facts) }));

const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
  fc.lorem({ maxCount: 40 }),
  fc.constantFrom(
    '- a: b',
    '# no',
    '{a: 1}',
    '&x *y',
    '| a',
    'null',
    '12',
    '---',
    'شكرا',
    '👩‍👧',
    '"',
    "it's: 5",
  ),
);
const prose = fc.array(text, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('\n\n'));

/** What an owner could type in a field of this kind. */
function typedIn(schema: FormSchema): fc.Arbitrary<unknown> {
  const { input, type, items, properties, options } = schema;
  if (input === 'prose' || input === 'likeness')
    return prose.map(unwrap).filter((one) => one !== '');
  if (input === 'markdown') return prose.map((one) => one.trim()).filter((one) => one !== '');
  if (options) return fc.constantFrom(...options.map(({ value }) => value));
  if (type === 'boolean') return fc.boolean();
  if (type === 'number' || type === 'integer') return fc.integer({ min: 0, max: 9999 });
  if (Array.isArray(items)) return fc.tuple(...items.map(typedIn));
  if (items) return fc.array(typedIn(items), { minLength: 1, maxLength: 3 });
  if (!properties) return text.map((one) => one.trim()).filter((one) => one !== '');
  const fields = Object.entries(properties).map(([key, of]) => [key, typedIn(of)]);
  const record: fc.Arbitrary<unknown> = fc.record(Object.fromEntries(fields), {
    noNullPrototype: true,
  });
  return record;
}

/** The lines of a text that are only a comment. */
const comments = (of: string) => of.split(/\r?\n/).filter((line) => /^\s*#/.test(line));

it('reads back what was typed in a field of any kind, with every comment there', () => {
  const edit = fc.constantFrom(...files.keys()).chain((index) => {
    const fields = Object.entries(files[index]?.form.properties ?? {});
    return fc
      .constantFrom(...fields)
      .chain(([key, schema]) => fc.tuple(fc.constant(index), fc.constant(key), typedIn(schema)));
  });
  fc.assert(
    fc.property(edit, ([index, key, typed]) => {
      const { file, form } = files[index] ?? {};
      if (!file || !form) return;
      const shown = {
        ...Object(toForm(file.value, form)),
        [key]: JSON.parse(JSON.stringify(typed)),
      };
      const value = Object(fromForm(shown, file.value, form));
      const after = withValue(file, value);
      const [, head = after] = (file.name.endsWith('.md') && after.split(/^---$/m)) || [];
      const read = { ...parse(head), ...('text' in value && { text: value.text }) };
      expect(withoutDefaults(toForm(read, form), form)).toEqual(withoutDefaults(shown, form));
      // In a legal page, such a line is a heading.
      if (file.name.endsWith('.md')) return;
      const kept = comments(after);
      expect(comments(file.text).filter((line) => !kept.includes(line))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

/** What a form shows again: a box that is checked anyway needs no line in the file. */
function withoutDefaults(typed: unknown, schema: FormSchema): unknown {
  if (Array.isArray(typed)) {
    const { items } = schema;
    return typed.map((item, index) =>
      withoutDefaults(item, (Array.isArray(items) ? items[index] : items) ?? {}),
    );
  }
  if (!schema.properties) return typed;
  return Object.fromEntries(
    Object.entries(Object(typed)).flatMap(([key, value]) => {
      const of = schema.properties?.[key] ?? {};
      return value === of['default'] ? [] : [[key, withoutDefaults(value, of)]];
    }),
  );
}

it('keeps the rest of a legal page, with Windows line ends', () => {
  const file = {
    name: 'content/legal/a.md',
    hash: '',
    text: '---\r\ntitle: A # x\r\n---\r\nOne.\r\n\r\nTwo.\r\n',
    value: { title: 'A', text: 'One.\r\n\r\nTwo.' },
  };
  expect(withValue(file, { ...file.value, title: 'B' })).toBe(file.text.replace('A #', 'B #'));
  expect(withValue(file, { ...file.value, text: 'One.\n\nThree.' })).toBe(
    file.text.replace('Two', 'Three'),
  );
});

it('writes a new file that says what was typed', () => {
  const value = {
    name: 'A: b',
    zips: ['83634'],
    intro: 'One.\n\nTwo.',
    civic: [{ kind: 'DMV', note: '# 1' }],
  };
  expect(parse(newFile('town', value))).toEqual(value);
});
