import type * as z from 'zod';
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

export const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The fields of a file as its form has them, without the day of the change; of a legal page, also its text. */
function fieldsOf(file: string, text: string | undefined, schema: z.ZodObject) {
  if (text === undefined) return undefined;
  const { head, body } = splitFrontMatter(text) ?? { head: text };
  const { updated: _, ...fields } = Object(asSchema(parseYaml(head).value, schema));
  return { ...fields, body: body?.trim(), webAddress: file.replace(/.*\/|\.\w+$/g, '') };
}

/**
 * Undoes what a save did to a file: each part that still has the value which the save gave it gets the earlier one.
 *
 * @param now the text of the file.
 * @param note is told of each part that the save changed, but for what no form shows.
 * @returns the fields that the file `has`, and those it had `earlier`; undefined where there is no file.
 */
export function undo(edit: Edit, now: string | undefined, note: Note) {
  const { path, previousPath = path, before, after } = edit;
  const schema = schemaOf(path);
  if (!schema) return {};
  const has = fieldsOf(path, now, schema);
  const [was, is] = [fieldsOf(previousPath, before, schema), fieldsOf(path, after, schema)];
  return { has, earlier: undone([was, is, has], jsonSchemaOf(schema), note, []) };
}

/** A value before a save, after it, and now. */
type Three<Value = unknown> = [was: Value, is: Value, now: Value];
type Group = Record<string, unknown>;

function undone(three: Three, schema: JsonSchema, note: Note, path: Difference['path']): unknown {
  const [was, is, now] = three;
  if (isEqual(was, is) || isEqual(was, now)) return now;
  const { json } = fieldSchema(schema);
  const tell = /^(?:hidden|none)$/.test(String(json['input'])) ? () => undefined : note;
  const isList = Array.isArray(was) && Array.isArray(is) && Array.isArray(now);
  if (!isList && !(isGroup(was) && isGroup(is) && isGroup(now))) {
    const isKept = !isEqual(is, now);
    tell({ path, was, is, json, isKept });
    return isKept ? now : was;
  }
  const [before, after, current] = isList ? itemsOf([was, is, now], json) : (three as Three<Group>);
  const [old, saved] = [Object.keys(before), Object.keys(after)];
  const isAsSaved = isEqual(saved, Object.keys(current));
  const isMoved = !isEqual(old, saved) && isEqual(old.toSorted(), saved.toSorted());
  if (isList && isMoved) tell({ path, isKept: !isAsSaved });
  const [first, others] = isAsSaved ? [before, current] : [current, before];
  const keys = Object.keys(first);
  for (const [place, key] of Object.keys(others).entries()) {
    if (!(key in first)) keys.splice(place, 0, key);
  }
  const parts = keys.map((key) => {
    const at = isList ? (key in after ? saved : old).indexOf(key) : key;
    const values: Three = [before[key], after[key], current[key]];
    return [key, undone(values, childSchema(json, at), tell, [...path, at])] as const;
  });
  if (!isList) return Object.fromEntries(parts);
  return parts.flatMap(([, item]) => (item === undefined ? [] : [item]));
}

/** The items of lists, each under the same key in all; what went, and what came in its place, are one item. */
function itemsOf(lists: Three<unknown[]>, json: JsonSchema): Three<Group> {
  const [was = {}, is = {}, now = {}] = lists.map((list) => byStart(list, json));
  const came = Object.keys(is).filter((key) => !(key in was));
  const gone = Object.keys(was).filter((key) => !(key in is));
  const before = Object.entries(was).map(([key, item]) => [came[gone.indexOf(key)] ?? key, item]);
  return [Object.fromEntries(before), is, now];
}

/** The items of a list by how they begin, such as with a name; of a pair, by their places. */
function byStart(list: readonly unknown[], { prefixItems }: JsonSchema): Group {
  const items: Group = {};
  for (const [place, item] of list.entries()) {
    const start = isGroup(item) ? Object.values(item)[0] : item;
    let key = `at ${prefixItems ? place : JSON.stringify(start)}`;
    while (key in items) key += '+';
    items[key] = item;
  }
  return items;
}
