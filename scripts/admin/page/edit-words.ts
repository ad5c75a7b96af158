import { isBlank } from '../../../lib/content/as-schema';
import { schemaOf } from '../../../lib/schema/files';
import {
  childSchema,
  fieldSchema,
  type JsonSchema,
  jsonSchemaOf,
} from '../../../lib/schema/json-schema';
import { placeOf, titleFrom } from '../../../lib/schema/labels';
import { dollars } from '../../../lib/text';
import { type Difference, differences, type Edit, fieldsOf, isUnseen, slugOf } from './edits';

/** What the owner calls the form of a file: a record by its own name. */
export function formName(file: string, text: string): string {
  const { name, title } = fieldsOf(file, text);
  const schema = schemaOf(file);
  return (schema && jsonSchemaOf(schema).title) || String(name ?? title ?? titleFrom(slugOf(file)));
}

/** What the form of a file calls one of its fields. */
export const fieldName = (path: Difference['path'], file: string): string =>
  placeOf(path, file).replace(/^Body(?= |$)/, 'Text');

/** What a save did to a file, field by field: "Prices and times › Travel 1, Price" and "from “$30” to “$35”". */
export function wordsOf({ path: file, previousPath = file, before, after }: Edit) {
  const form = formName(file, after ?? before ?? '');
  if (before === undefined) return [{ place: form, what: 'new' }];
  if (after === undefined) return [{ place: form, what: 'deleted' }];
  const fields = differences(file, fieldsOf(file, before), fieldsOf(file, after));
  const words = fields.map(({ path, was, is, json }) => {
    const what = json ? change(inWords(was, json), inWords(is, json)) : 'in another order';
    return { place: `${form} › ${fieldName(path, file)}`, what };
  });
  if (previousPath === file) return words;
  return [
    { place: `${form} › Web address`, what: change(slugOf(previousPath), slugOf(file)) },
    ...words,
  ];
}

/** A value as a form shows it: of a group or a list, all that is in it. */
function inWords(value: unknown, schema: JsonSchema): string {
  const { json } = fieldSchema(schema);
  if (isBlank(value) || isUnseen(json)) return '';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'object') {
    const inside = Object.entries(Object(value)).map(([key, inner]) => {
      const at = Array.isArray(value) ? Number(key) : key;
      return typeof inner === 'boolean' ? '' : inWords(inner, childSchema(json, at));
    });
    return inside.filter(Boolean).join(', ');
  }
  const text = String(value);
  if (json['input'] === 'money') return dollars(Number(value));
  if (json['input'] === 'picture') return `the photo ${text.replace(/.*\//, '')}`;
  if (json['of']) return text.split('-').map(titleFrom).join(' ');
  return Object(json['labels'])[text] ?? text;
}

/** Letters beside the part of a text that differs, and the most that is shown. */
const around = 30;
const most = 240;
const quoted = (text: string) => `“${text.length > most ? `${text.slice(0, most)}…` : text}”`;

/** The part of two texts that differs, with a few words around it. */
function change(was: string, is: string): string {
  if (!was || !is) return was ? `removed ${quoted(was)}` : `added ${quoted(is)}`;
  const least = Math.min(was.length, is.length);
  let start = 0;
  while (start < least && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < least - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const part = (text: string) => {
    const first = start < around ? 0 : text.lastIndexOf(' ', start - around) + 1;
    const space = text.indexOf(' ', text.length - end + around);
    const last = end < around || space < 0 ? text.length : space;
    const cut = `${first > 0 ? '…' : ''}${text.slice(first, last)}`;
    return quoted(last < text.length ? `${cut}…` : cut);
  };
  return `from ${part(was)} to ${part(is)}`;
}
