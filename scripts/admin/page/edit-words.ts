import { isBlank } from '../../../lib/content/as-schema';
import { schemaOf } from '../../../lib/schema/files';
import {
  childSchema,
  fieldSchema,
  isGroup,
  type JsonSchema,
  jsonSchemaOf,
} from '../../../lib/schema/json-schema';
import { placeOf, titleFrom } from '../../../lib/schema/labels';
import { dollars } from '../../../lib/text';
import { type Edit, fieldsOf, itemEdits, same } from './edits';

/** What a save did, in the owner's words: "Prices and times › Travel 1, Dollars" and "from “30” to “35”". */
export interface EditWords {
  place: string;
  what: string;
}

/** What the owner calls the form of a file: a record by its own name. */
export function formName(file: string, text = ''): string {
  const { name, title } = fieldsOf(file, text);
  const schema = schemaOf(file);
  const [slug = file] = /[^/]+(?=\.\w+$)/.exec(file) ?? [];
  return (schema && jsonSchemaOf(schema).title) || String(name ?? title ?? titleFrom(slug));
}

/** What the form of a file calls one of its fields. */
export const fieldName = (path: readonly PropertyKey[], file: string): string =>
  placeOf(path, file).replace(/^Body(?= |$)/, 'Text');

/** What a save did to a file, field by field. */
export function wordsOf(edit: Edit): EditWords[] {
  const { path: file, previousPath, before, after } = edit;
  const form = formName(file, after ?? before);
  if (before === undefined) return [{ place: form, what: 'new' }];
  if (after === undefined) return [{ place: form, what: 'deleted' }];
  const address = (path: string) => path.replace(/.*\/|\.\w+$/g, '');
  const renamed = previousPath ? [change(address(previousPath), address(file))] : [];
  const schema = schemaOf(file);
  const json = schema ? jsonSchemaOf(schema) : {};
  return [
    ...renamed.map((what) => ({ place: `${form} › Web address`, what })),
    ...differences(fieldsOf(file, before), fieldsOf(file, after), json, []).map(
      ({ path, what }) => ({ place: `${form} › ${fieldName(path, file)}`, what }),
    ),
  ];
}

interface Difference {
  path: readonly (string | number)[];
  what: string;
}

function differences(
  before: unknown,
  after: unknown,
  schema: JsonSchema,
  path: Difference['path'],
): Difference[] {
  const { json } = fieldSchema(schema);
  if (same(before, after) || isUnseen(json)) return [];
  if (isGroup(before) && isGroup(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) =>
      differences(before[key], after[key], childSchema(json, key), [...path, key]),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const { changed, removed, added } = itemEdits(before, after);
    const at = (from: number | undefined, to: number | undefined) => {
      const [was, is] = [before, after].map((list, side) => list[(side ? to : from) ?? -1]);
      const place = to ?? from ?? 0;
      return differences(was, is, childSchema(json, place), [...path, place]);
    };
    const items = [
      ...changed.flatMap(({ from, to }) => at(from, to)),
      ...removed.flatMap((from) => at(from, undefined)),
      ...added.flatMap((to) => at(undefined, to)),
    ];
    return items.length > 0 ? items : [{ path, what: 'in another order' }];
  }
  return [{ path, what: change(inWords(before, json), inWords(after, json)) }];
}

const isUnseen = (json: JsonSchema) => /^(?:hidden|managed)$/.test(String(json['input']));

/** A value as a form shows it: of a group or a list, all that is in it. */
function inWords(value: unknown, schema: JsonSchema): string {
  const { json } = fieldSchema(schema);
  if (isBlank(value) || isUnseen(json)) return '';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value !== 'object') {
    if (json['input'] === 'money') return dollars(Number(value));
    if (json['input'] === 'picture') return `the photo ${String(value).replace(/.*\//, '')}`;
    if (json['of'])
      return String(value)
        .replace(/(?:^|-)(.)/g, (_, letter) => ` ${letter.toUpperCase()}`)
        .trim();
    return Object(json['labels'])[String(value)] ?? String(value);
  }
  const inside = Object.entries(Object(value)).map(([key, inner]) =>
    typeof inner === 'boolean'
      ? ''
      : inWords(inner, childSchema(json, Array.isArray(value) ? Number(key) : key)),
  );
  return inside.filter(Boolean).join(', ');
}

/** The part of two texts that differs, with a few words around it. */
function change(was: string, is: string): string {
  if (!was) return `added “${shortened(is)}”`;
  if (!is) return `removed “${shortened(was)}”`;
  const least = Math.min(was.length, is.length);
  let start = 0;
  while (start < least && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < least - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const part = (text: string) => {
    const first = start < around ? 0 : text.lastIndexOf(' ', start - around) + 1;
    const last = text.indexOf(' ', text.length - end + around);
    const isWhole = last < 0 || end < around;
    const words = text.slice(first, isWhole ? undefined : last);
    return `“${first > 0 ? '…' : ''}${shortened(words)}${isWhole ? '' : '…'}”`;
  };
  return `from ${part(was)} to ${part(is)}`;
}

/** Letters beside the part that differs, and the most that is shown of a text. */
const around = 30;
const most = 240;
const shortened = (text: string) => (text.length > most ? `${text.slice(0, most)}…` : text);
