import type * as z from 'zod';
import { splitFrontMatter } from '../../../lib/content/reading/front-matter';
import { normalize } from '../../../lib/content/reading/normalize';
import { parseYaml } from '../../../lib/content/reading/parse-yaml';
import { schemaOf } from '../../../lib/schema/files';
import {
  childSchema,
  fieldSchema,
  type Group,
  groupOf,
  isGroup,
  type JsonSchema,
  jsonSchemaOf,
} from '../../../lib/schema/json-schema';

/** What a save did to a file: its text before and after, undefined where it wasn't there. */
export interface Edit {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** A field or an item of a list that a save changed; undefined where it wasn't there. */
export interface Difference {
  path: readonly (string | number)[];
  was?: unknown;
  is?: unknown;
  /** The field's schema; undefined for a list whose items only changed places. */
  json?: JsonSchema;
}

/** The fields of a file as its form has them, without the day of the change. */
function fieldValues(text: string | undefined, schema: z.ZodObject) {
  if (text === undefined) return undefined;
  const { head, body } = splitFrontMatter(text) ?? { head: text };
  const { updated: _, ...fields } = groupOf(normalize(parseYaml(head).value, schema));
  return { ...fields, body: body?.trim() };
}

/** Each field that a save changed, but for fields that no form shows. */
export function differencesIn({ path, before, after }: Edit): Difference[] {
  const schema = schemaOf(path);
  if (!schema) return [];
  return differences(
    fieldValues(before, schema),
    fieldValues(after, schema),
    jsonSchemaOf(schema),
    [],
  );
}

function differences(
  was: unknown,
  is: unknown,
  schema: JsonSchema,
  path: Difference['path'],
): Difference[] {
  const { json } = fieldSchema(schema);
  const isHidden = json.input === 'hidden' || json.input === 'none';
  if (isHidden || JSON.stringify(was) === JSON.stringify(is)) return [];
  const below = (key: string, at: string | number, before: Group, after: Group) =>
    differences(before[key], after[key], childSchema(json, at), [...path, at]);
  if (isGroup(was) && isGroup(is))
    return Object.keys({ ...was, ...is }).flatMap((key) => below(key, key, was, is));
  if (!Array.isArray(was) || !Array.isArray(is)) return [{ path, was, is, json }];
  const [before, after] = itemsOf(was, is, json);
  const [old, saved] = [Object.keys(before), Object.keys(after)];
  const isMoved =
    String(old) !== String(saved) && String(old.toSorted()) === String(saved.toSorted());
  const items = [...new Set([...old, ...saved])].flatMap((key) =>
    below(key, (key in after ? saved : old).indexOf(key), before, after),
  );
  return isMoved ? [{ path }, ...items] : items;
}

type List = readonly unknown[];

/**
 * The items of a list before and after, by keys that both share. An item that came in place of
 * another has that one's key, so that the change reads as one item's.
 */
function itemsOf(was: List, is: List, json: JsonSchema): [Group, Group] {
  const [old, now] = [byStart(was, is, json), byStart(is, was, json)];
  const came = Object.keys(now).filter((key) => !(key in old));
  const gone = Object.keys(old).filter((key) => !(key in now));
  const before = Object.entries(old).map(([key, item]) => [came[gone.indexOf(key)] ?? key, item]);
  return [Object.fromEntries(before), now];
}

/**
 * The items of a list by keys. An item's key is the whole item if `others` has the same, else its
 * first field, such as a name; in a pair, its index. Two items that begin with the name Boise have
 * the keys `at "Boise"` and `at "Boise"+`.
 */
function byStart(list: List, others: List, { prefixItems }: JsonSchema): Group {
  const items: Group = {};
  const same = new Set(others.map((other) => JSON.stringify(other)));
  for (const [index, item] of list.entries()) {
    const isSame = same.has(JSON.stringify(item));
    const start = isGroup(item) && !isSame ? Object.values(item)[0] : item;
    let key = `at ${prefixItems ? index : JSON.stringify(start)}`;
    while (key in items) key += '+';
    items[key] = item;
  }
  return items;
}
