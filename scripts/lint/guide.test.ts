import { readFileSync } from 'node:fs';
import { adminConfig } from '../admin/config';

/** The owner's guide calls each form, each field and each list's button what the screen calls it. */

type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** The labels of a part of the configuration and of all that is in it, at any depth. */
function labelsIn(part: Part): string[] {
  const { label, label_singular: one, widget, required } = part;
  const isOptional = widget === 'object' && required === false;
  const added = [one, isOptional && label].flatMap((name) => (name ? `Add ${name}` : []));
  const own = typeof label === 'string' ? [label] : [];
  return [...own, ...added, ...Object.values(part).filter(isPart).flatMap(labelsIn)];
}

const { collections, singletons } = adminConfig(undefined, 'https://x.example', {});
const labels = new Set(labelsIn({ collections, singletons }));

/** The system's own words, such as Save, are in its code. */
const system = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');

/** What is bold in a text and isn't on the screen: not GitHub's Actions, nor the beginning of a list's entry. */
const unknown = (text: string) =>
  [...text.matchAll(/\*\*(.+?)\*\*/g)]
    .map(([, name = '']) => name)
    .filter(
      (name) =>
        !labels.has(name) && !system.includes(`\`${name}\``) && !/^Actions$|[.:]$/.test(name),
    );

const guide = readFileSync('docs/owner-guide.md', 'utf8');
const [, firstChange = ''] = /\n## 4\.(.*?)\n## /s.exec(guide) ?? [];
const [, changes = ''] = /\n## How to change each thing\n(.*?)\n## /s.exec(guide) ?? [];

it.each(['Prices and times', 'Towns', 'Closes', 'Your car', 'Add Day off', 'Add Your car'])(
  'knows the label %s',
  (label) => expect(labels).toContain(label),
);

it('finds a label that is not on the screen', () => {
  const found = ['Price of a visit', 'Add day off'];
  expect(unknown('**Towns**, **Price of a visit**, **Add day off**')).toEqual(found);
});

it('names only what is on the screen', () => {
  expect(changes.length + firstChange.length).toBeGreaterThan(3000);
  expect(unknown(changes + firstChange)).toEqual([]);
});
