import { readFileSync } from 'node:fs';
import { adminConfig } from '../admin/config';

/** The owner's guide calls each form, field and list's button what the screen calls it. */

/** The label of each part of the configuration, and what the button says that adds one. */
const labels = new Set<string>();
JSON.stringify(adminConfig('https://x.example', {}), (_, part) => {
  const { label, label_singular: one, widget, required } = Object(part);
  labels.add(label).add(`Add ${one}`);
  if (widget === 'object' && required === false) labels.add(`Add ${label}`);
  return part;
});

/** The system's own words, such as Save, are in its code. */
const system = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');

/**
 * What is bold in a text and isn't on the screen, except GitHub's Actions and the beginning of a
 * list's entry.
 */
const unknown = (text: string) =>
  Array.from(text.matchAll(/\*\*(.+?)\*\*/g), ([, name = '']) => name)
    .filter((name) => !labels.has(name) && !system.includes(`\`${name}\``))
    .filter((name) => !/^Actions$|[.:]$/.test(name));

const guide = readFileSync('docs/owner-guide.md', 'utf8');
const [, firstChange = ''] = /\n## 4\.(.*?)\n## /s.exec(guide) ?? [];
const [, changes = ''] = /\n## How to change each thing\n(.*?)\n## /s.exec(guide) ?? [];

it.each(['docs/owner-guide.md', 'docs/hosting.md'])(
  '%s connects the name without www, too',
  (file) => {
    const parts = readFileSync(file, 'utf8').split(/^##+ /m);
    const connecting = parts.filter((part) => part.includes('www.your-name.com'));
    const withoutBare = connecting.filter((part) => !/(?<![.\w])your-name\.com/.test(part));
    expect(withoutBare.map((part) => part.split('\n')[0])).toEqual([]);
  },
);

it('finds a label that is not on the screen', () => {
  const known =
    '**Towns**, **Closes**, **Your car**, **Add Day off or other hours**, **Add Your car**';
  const found = ['Price of a visit', 'Add day off'];
  expect(unknown(`${known}, **Price of a visit**, **Add day off**`)).toEqual(found);
});

it('names only what is on the screen', () => {
  expect(changes.length + firstChange.length).toBeGreaterThan(3000);
  expect(unknown(changes + firstChange)).toEqual([]);
});
