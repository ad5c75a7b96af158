import { asSchema } from '../../../lib/content/as-schema';
import { splitFrontMatter } from '../../../lib/content/front-matter';
import { parseYaml } from '../../../lib/content/parse-yaml';
import { schemaOf } from '../../../lib/schema/files';
import {
  childSchema,
  fieldSchema,
  isGroup,
  type JsonSchema,
  jsonSchemaOf,
} from '../../../lib/schema/json-schema';

/** What a save did to a file: its text before and after, undefined where it wasn't there. */
export interface Edit {
  path: string;
  /** Of a record that got another web address. */
  previousPath?: string | undefined;
  before: string | undefined;
  after: string | undefined;
}

/** A field or an item of a list that a save changed; undefined where it wasn't there. */
export interface Difference {
  path: readonly (string | number)[];
  was?: unknown;
  is?: unknown;
  /** Of the field; undefined of a list whose items only changed places. */
  json?: JsonSchema;
  /** Whether it has yet another value by now, which stays. */
  isKept: boolean;
}
type Note = (difference: Difference) => void;

export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The fields of a file as its form has them, without the day of the change; of a legal page, also its text. */
function fieldsOf(file: string, text: string | undefined) {
  if (text === undefined) return undefined;
  const { head, body } = splitFrontMatter(text) ?? { head: text };
  const schema = schemaOf(file);
  const { value } = parseYaml(head);
  const { updated: _, ...fields } = Object(schema ? asSchema(value, schema) : value);
  return { ...fields, body: body?.trim(), webAddress: file.replace(/.*\/|\.\w+$/g, '') };
}

/**
 * Undoes what a save did to a file: each part that still has the value which the save gave it gets the earlier one.
 *
 * @param now the text of the file.
 * @param note is told of each part that the save changed, but for what no form shows.
 * @returns the fields that the file `has`, and those it had `earlier`; undefined where there is no file.
 */
export function undo(
  { path, previousPath = path, before, after }: Edit,
  now: string | undefined,
  note: Note,
) {
  const schema = schemaOf(path);
  const has = fieldsOf(path, now);
  const [was, is] = [fieldsOf(previousPath, before), fieldsOf(path, after)];
  return { has, earlier: schema ? undone([was, is, has], jsonSchemaOf(schema), note, []) : has };
}

/** A value before a save, after it, and now. */
type Three<Value = unknown> = [was: Value, is: Value, now: Value];

function undone(three: Three, schema: JsonSchema, note: Note, path: Difference['path']): unknown {
  const [was, is, now] = three;
  if (same(was, is) || same(was, now)) return now;
  const { json } = fieldSchema(schema);
  const tell = /^(?:hidden|managed)$/.test(String(json['input'])) ? () => undefined : note;
  const inside = (key: string | number, parts: Three) =>
    undone(parts, childSchema(json, key), tell, [...path, key]);
  if (isGroup(was) && isGroup(is) && isGroup(now)) {
    const keys = Object.keys({ ...now, ...was, ...is });
    const fields = keys.map((key) => [key, inside(key, [was[key], is[key], now[key]])]);
    return Object.fromEntries(fields);
  }
  if (three.every(Array.isArray)) {
    const lists = three.map((list) => byStart(list, json)) as Three<Items>;
    return undoneItems(lists, inside, (isKept) => tell({ path, isKept }));
  }
  const isKept = !same(is, now);
  tell({ path, was, is, json, isKept });
  return isKept ? now : was;
}

type Items = Map<string, unknown>;

/** The items of a list by how they begin, such as with a name; of a pair, by their places. */
function byStart(list: readonly unknown[], { prefixItems }: JsonSchema): Items {
  const items: Items = new Map();
  for (const [place, item] of list.entries()) {
    const start = isGroup(item) ? Object.values(item)[0] : item;
    let key = String(prefixItems ? place : JSON.stringify(start));
    while (items.has(key)) key += '+';
    items.set(key, item);
  }
  return items;
}

function undoneItems(
  [was, is, now]: Three<Items>,
  inside: (place: number, items: Three) => unknown,
  tellOrder: (isKept: boolean) => void,
): unknown[] {
  const came = [...is.keys()].filter((key) => !was.has(key));
  const gone = [...was.keys()].filter((key) => !is.has(key));
  // What went, and what came in its place, are one item.
  const before: Items = new Map(
    [...was].map(([key, item]) => [came[gone.indexOf(key)] ?? key, item]),
  );
  const items = [...new Set([...is.keys(), ...before.keys(), ...now.keys()])].map((key) => {
    const place = [...(is.has(key) ? is : before).keys()].indexOf(key);
    return [key, inside(place, [before.get(key), is.get(key), now.get(key)])] as const;
  });
  const isAsSaved = same([...now.keys()], [...is.keys()]);
  const isMoved = came.length + gone.length === 0 && !same([...was.keys()], [...is.keys()]);
  if (isMoved) tellOrder(!isAsSaved);
  const [first, others] = isAsSaved ? [before, now] : [now, before];
  const order = [...first.keys()];
  for (const [place, key] of [...others.keys()].entries())
    if (!first.has(key)) order.splice(place, 0, key);
  const found = new Map(items);
  return order.map((key) => found.get(key)).filter((item) => item !== undefined);
}
