import { load } from 'js-yaml';
import { fileNames } from '../../lib/content/file-names';
import { testRoot } from '../../lib/content/test-content.fixture';
import { schemaOf } from '../../lib/schema/files';
import { jsonSchemaOf } from '../../lib/schema/json-schema';
import { fieldsOf } from '../../scripts/admin/fields';
import { expect, type Owner, test } from '../admin/owner.fixture';
import { expectOnly } from './test';

/** A change in a form: the commit holds that change alone, and all files are fine. */

/** What a form has of each kind, such as an optional text in a list. */
const kindsOf = (field: object, around = ''): string[] => {
  const { widget, required, multiple, default: value, fields, field: item } = Object(field);
  const inside = [fields, item].flat().filter(Boolean);
  return [
    [around, widget, required, multiple, value !== undefined].join(' '),
    ...inside.flatMap((one) => kindsOf(one, widget)),
  ];
};

const all = fileNames(`${testRoot}/content`).map((name) => `content/${name}`);
/** The first file of each form. */
const files = new Map(all.toReversed().map((file) => [schemaOf(file), file]));
const forms = [...files].flatMap(([schema, file]) => {
  if (!schema) return [];
  const fields = fieldsOf(jsonSchemaOf(schema), {});
  return { file, kinds: new Set(fields.flatMap((field) => kindsOf(field))) };
});
/** The fewest forms with a field of every kind; draw-page.test.tsx goes through all forms. */
const known = new Set<string>();
const chosen = forms
  .toSorted((one, other) => other.kinds.size - one.kinds.size)
  .filter(({ kinds }) => {
    const before = known.size;
    for (const kind of kinds) known.add(kind);
    return known.size > before;
  })
  .map(({ file }) => file);

/** The next letter in place of the last that isn't in braces. */
const changed = (text: string) =>
  text.replace(/([a-y])((?:[^a-y{}]|\{[^}]*\})*)$/, (_, letter: string, rest: string) => {
    return String.fromCharCode(letter.charCodeAt(0) + 1) + rest;
  });

/** Changes the first text, number, time or day of a form, and returns its path. */
async function changeSomething({ page }: Owner): Promise<string> {
  const boxes = page.locator('[data-key-path]').locator('input:visible, textarea:visible');
  const tags = page.getByRole('button', { name: /^Remove ./ });
  const lists = page.getByRole('button', { name: /^Expand/ });
  await expect(boxes.or(tags).or(lists).first()).toBeVisible();
  if ((await boxes.or(tags).count()) === 0) await lists.first().click();
  await expect(boxes.or(tags).first()).toBeVisible();
  for (const box of await boxes.all()) {
    const path = await box.evaluate((input) =>
      input.closest('[data-key-path]')?.getAttribute('data-key-path'),
    );
    const [value, type] = [await box.inputValue(), await box.getAttribute('type')];
    if (!path || /(?:^|\.)key$/.test(path) || !value) continue;
    if (type === 'time') await box.fill(value === '07:30' ? '07:45' : '07:30');
    else if (type === 'date') await box.fill('2026-11-01');
    else if (/^\d+$/.test(value)) await box.fill(String(Number(value) - 1));
    else await box.fill(changed(value));
    return path;
  }
  await tags.last().click();
  return 'a tag';
}

/** Every value of a file by its path, as another parser reads it. */
function values(text: string): Map<string, unknown> {
  const [, head = text, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  const below = (value: unknown, path: string): [string, unknown][] =>
    value instanceof Object
      ? Object.entries(value).flatMap(([key, inner]) => below(inner, path ? `${path}.${key}` : key))
      : [[path, value]];
  return new Map([...below(load(head), ''), ['body', body]]);
}

test('one change of a form is one line, and nothing else', async ({ owner, complaints }) => {
  expect(chosen.length).toBeGreaterThan(8);
  for (const file of chosen) {
    await test.step(file, async () => {
      const before = values(owner.github.text(file));
      await owner.open(file);
      const path = await changeSomething(owner);
      const { out, in: added } = await owner.save();
      const after = values(owner.github.text(file));
      expect([out.length, added.length], `${out} ${added}`).toEqual([1, path === 'a tag' ? 0 : 1]);
      const keys = [...new Set([...before.keys(), ...after.keys()])];
      const others = keys.filter((key) => before.get(key) !== after.get(key) && key !== 'updated');
      if (path !== 'a tag') expect(others).toEqual([path]);
      expect([...after.values()].filter((value) => value === '' || value === null)).toEqual([]);
    });
  }
  expect(owner.problems()).toBe('');
  // The system looks at the page with the words of a missing one.
  expectOnly(complaints, /^outside: https:\/\/api\.github\.com\/|status of 404/);
});
