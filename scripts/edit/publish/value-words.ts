import { isDeepStrictEqual } from 'node:util';
import { truncateAtWord } from '../../../lib/text';
import { isGroup } from '../is-group';
import { compareItems } from './compare-items';
import {
  entrySchema,
  type FieldSchema,
  fieldLabel,
  fieldSchema,
  itemSchema,
  uncapitalize,
} from './labels';

type Group = Readonly<Record<string, unknown>>;

const join = (...parts: string[]) => parts.filter(Boolean).join(', ');

/** What an item of a list is called, if it has a name. */
function nameOf(item: unknown): string {
  if (!isGroup(item)) return '';
  const { name, section, title, question } = item;
  const quoted = [title, question].flatMap((text) =>
    typeof text === 'string' ? [`"${truncateAtWord(text, 48)}"`] : [],
  );
  const plain = [name, section].flatMap((text) => (typeof text === 'string' ? [text] : []));
  return [...plain, ...quoted][0] ?? '';
}

/**
 * What changed in a value, in words such as "the attraction Initial Point, description". When it was
 * last changed isn't told.
 *
 * @param label what the value is called; '' if that goes without saying.
 * @param schema as a JSON Schema, whose titles are the names of the fields.
 */
export function valueWords(
  label: string,
  before: unknown,
  after: unknown,
  schema: FieldSchema | undefined,
): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isGroup(before) && isGroup(after)) return groupWords(label, before, after, schema);
  if (Array.isArray(before) && Array.isArray(after)) {
    return listWords(label, before, after, schema);
  }
  return [label && (after ?? undefined) === undefined ? `${label} removed` : label];
}

function groupWords(label: string, before: Group, after: Group, schema: FieldSchema | undefined) {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  keys.delete('updated');
  return [...keys].flatMap((key) => {
    const own = fieldSchema(schema, key);
    const name = own ? '' : nameOf(after[key] ?? before[key]);
    const field = join(label, name || fieldLabel(key, own));
    return valueWords(field, before[key], after[key], own ?? entrySchema(schema));
  });
}

function listWords(
  label: string,
  before: readonly unknown[],
  after: readonly unknown[],
  schema: FieldSchema | undefined,
): string[] {
  if (![...before, ...after].every(isGroup)) return [label];
  const item = itemSchema(schema);
  const kind = item?.title ? uncapitalize(item.title) : '';
  const { changed, added, removed } = compareItems(before, after);
  if (changed.length + added.length + removed.length === 0)
    return [join(label, 'in another order')];

  const words = changed.flatMap(([old, now]) => {
    const name = nameOf(now);
    const which = kind ? `the ${kind} ${name}` : join(label, name);
    return name ? valueWords(which, old, now, item) : [label];
  });
  const [first] = added;
  if (kind && label && added.length + removed.length === 1) {
    const a = /^[aeiou]/i.test(kind) ? 'an' : 'a';
    return [...words, first ? join(`a new ${kind}`, nameOf(first)) : `${a} ${kind} removed`];
  }
  const counts = [count(added, 'added'), count(removed, 'removed')].filter(Boolean);
  return counts.length > 0 ? [...words, join(label, ...counts)] : words;
}

function count({ length }: readonly unknown[], done: string): string {
  return length === 0 ? '' : `${length === 1 ? 'one' : length} ${done}`;
}
