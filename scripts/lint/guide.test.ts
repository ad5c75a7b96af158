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

/** What is bold in a text and isn't on the screen. */
const unknown = (text: string) =>
  [...text.matchAll(/\*\*(.+?)\*\*/g)].flatMap(([, name = '']) => (labels.has(name) ? [] : name));

const [, section = ''] =
  /\n## How to change each thing\n(.*?)\n## /s.exec(readFileSync('docs/owner-guide.md', 'utf8')) ??
  [];
const table = section.split('\n').filter((line) => line.startsWith('|'));

it.each(['Prices and times', 'Towns', 'Closes', 'Your car', 'Add Day off', 'Add Your car'])(
  'knows the label %s',
  (label) => expect(labels).toContain(label),
);

it('finds a label that is not on the screen', () => {
  const found = ['Price of a visit', 'Add day off'];
  expect(unknown('**Towns**, **Price of a visit**, **Add day off**')).toEqual(found);
});

it('names only what is on the screen', () => {
  expect(table.length).toBeGreaterThan(20);
  expect(unknown(table.join('\n'))).toEqual([]);
});
