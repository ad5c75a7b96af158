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
  previousPath?: string;
  before: string | undefined;
  after: string | undefined;
}

/** A field or an item of a list that a save changed; undefined where it wasn't there. */
export interface Difference {
  path: readonly (string | number)[];
  was: unknown;
  is: unknown;
  /** Of the field; undefined of a list whose items only changed places. */
  json: JsonSchema | undefined;
}

export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The slug of a record, by its file. */
export const slugOf = (file: string): string => file.replace(/.*\/|\.\w+$/g, '');

/** The fields of a file as its form has them, without the day of the change; of a legal page, also its paragraphs. */
export function fieldsOf(file: string, text: string): Record<string, unknown> {
  const { head, body } = splitFrontMatter(text) ?? { head: text };
  const schema = schemaOf(file);
  const { value } = parseYaml(head);
  const { updated: _, ...fields } = Object(schema ? asSchema(value, schema) : value);
  return body === undefined ? fields : { ...fields, body: body.trim().split(/\n{2,}/) };
}

/** The edits of forms, a removed record as one with that which has its web address since. */
export function withRenames(edits: readonly Edit[]): Edit[] {
  const ofForms = edits.filter(({ path }) => schemaOf(path));
  const renamed = ofForms.flatMap((edit) => {
    const aliases = edit.before === undefined && fieldsOf(edit.path, edit.after ?? '')['aliases'];
    const isOld = ({ path, after }: Edit) =>
      after === undefined &&
      [aliases].flat().some((alias) => `${alias}`.endsWith(`/${slugOf(path)}/`));
    const old = ofForms.find(isOld);
    return old ? [{ ...edit, previousPath: old.path, before: old.before }] : [];
  });
  const paths = renamed.flatMap(({ path, previousPath }) => [path, previousPath]);
  return [...renamed, ...ofForms.filter(({ path }) => !paths.includes(path))];
}

/** What differs between the fields of a file before and after, but for what its form doesn't show. */
export function differences(file: string, before: object, after: object): Difference[] {
  const schema = schemaOf(file);
  return schema ? differencesIn(before, after, jsonSchemaOf(schema), []) : [];
}

function differencesIn(
  was: unknown,
  is: unknown,
  schema: JsonSchema,
  path: Difference['path'],
): Difference[] {
  const { json } = fieldSchema(schema);
  if (same(was, is) || isUnseen(json)) return [];
  const inside = (key: string | number, from: unknown, to: unknown) =>
    differencesIn(from, to, childSchema(json, key), [...path, key]);
  if (isGroup(was) && isGroup(is)) {
    return Object.keys({ ...was, ...is }).flatMap((key) => inside(key, was[key], is[key]));
  }
  if (!Array.isArray(was) || !Array.isArray(is)) return [{ path, was, is, json }];
  const { changed, removed, added } = itemsOf(was, is);
  const items = [
    ...changed.flatMap(({ from, to }) => inside(to, was[from], is[to])),
    ...added.flatMap((to) => inside(to, undefined, is[to])),
    ...removed.flatMap((from) => inside(from, was[from], undefined)),
  ];
  return items.length > 0 ? items : [{ path, was, is, json: undefined }];
}

/** Whether no form shows a field. */
export const isUnseen = (json: JsonSchema): boolean =>
  /^(?:hidden|managed)$/.test(String(json['input']));

/** Which items aren't in both lists, by their places; as many as went and came are the same, changed. */
function itemsOf(was: readonly unknown[], is: readonly unknown[]) {
  const added = [...is.keys()];
  const gone = [...was.keys()].filter((from) => {
    const index = added.findIndex((to) => same(was[from], is[to]));
    return index < 0 || added.splice(index, 1).length === 0;
  });
  const isEven = gone.length === added.length;
  const changed = gone.flatMap((from, index) => {
    const to = isEven ? added[index] : added.find((place) => place === from);
    return to === undefined ? [] : [{ from, to }];
  });
  return {
    changed,
    removed: gone.filter((from) => !changed.some((one) => one.from === from)),
    added: added.filter((to) => !changed.some((one) => one.to === to)),
  };
}
