import { isDeepStrictEqual } from 'node:util';
import { phonePattern } from '../../../lib/schema/fields';
import { isGroup } from '../is-group';
import { isSameRecord, matchItems } from '../splice/match-items';
import type { FormSchema } from './form-schema';
import { rewrap, unwrap } from './prose';

const isProse = ({ input }: FormSchema) => input === 'prose' || input === 'likeness';

const itemOf = ({ items }: FormSchema, index: number) =>
  (Array.isArray(items) ? items[index] : items) ?? {};

/** What a file has, as a form shows it: nothing for an empty field, each paragraph on one line. */
export function toForm(value: unknown, schema: FormSchema): unknown {
  if (value === null) return undefined;
  if (typeof value === 'string' && isProse(schema)) return unwrap(value);
  if (Array.isArray(value)) return value.map((item, index) => toForm(item, itemOf(schema, index)));
  const { properties } = schema;
  if (!isGroup(value) || !properties) return value;
  const fields = Object.entries(properties).map(([key, of]) => [key, toForm(value[key], of)]);
  return Object.fromEntries(fields.filter(([, shown]) => shown !== undefined));
}

/**
 * What a form says, as the file is to have it: without what is so anyway, and with everything that
 * the form doesn't show as it was.
 *
 * @param before what the file has.
 * @param width how long a line of the file may be where this is.
 */
export function fromForm(
  typed: unknown,
  before: unknown,
  schema: FormSchema,
  width = 100,
): unknown {
  if (typeof typed === 'string') return fromText(typed, before, schema, width);
  if (Array.isArray(typed)) {
    const old: unknown[] = Array.isArray(before) ? before : [];
    const shown = old.map((item, index) => toForm(item, itemOf(schema, index)));
    // A line that was added and left empty is no entry.
    const filled = Array.isArray(schema.items) ? typed : typed.filter((item) => !isBlank(item, {}));
    const matches = matchItems(shown, filled);
    return filled.map((item, index) => {
      const match = matches[index];
      const isIt = match !== undefined && (match === index || isSameRecord(shown[match], item));
      const was = isIt ? old[match] : undefined;
      return fromForm(item, was, itemOf(schema, index), width - 2);
    });
  }
  if (!schema.properties || !(isGroup(typed) || typed === undefined)) return typed;
  const old = isGroup(before) ? before : {};
  const isHidden = (key: string) => !(key in (schema.properties ?? {}));
  const entries = Object.entries(schema.properties).flatMap(([key, of]) => {
    const value = fieldFromForm(typed?.[key], old[key], of, isRequired(schema, key), width - 2);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries([...entries, ...Object.entries(old).filter(([key]) => isHidden(key))]);
}

const isRequired = ({ required = [] }: FormSchema, key: string) => required.includes(key);

/** A field of a group; undefined if the file doesn't have it. */
function fieldFromForm(
  typed: unknown,
  before: unknown,
  schema: FormSchema,
  required: boolean,
  width: number,
): unknown {
  const isSame = isDeepStrictEqual(typed, toForm(before, schema));
  if (isSame && before !== undefined) return before;
  if (isBlank(typed, schema)) return emptyField(before, schema, required, width);
  // What is so anyway needs no line of its own.
  if (typed === schema['default']) return undefined;
  return fromForm(typed, before, schema, width);
}

/** Whether nothing is typed, such as in none of the boxes of a range. */
function isBlank(typed: unknown, { items }: FormSchema): boolean {
  if (Array.isArray(typed) && Array.isArray(items)) return typed.every((item) => isBlank(item, {}));
  return typed === undefined || typed === null || typed === '';
}

/** What the file has for a field that nothing is typed in. */
function emptyField(
  before: unknown,
  schema: FormSchema,
  required: boolean,
  width: number,
): unknown {
  if (schema.canBeEmpty) return null;
  if (!required) return undefined;
  if (schema.type === 'object') return fromForm(undefined, before, schema, width);
  if (schema.type === 'array') return [];
  const mayBeEmpty = schema.type === 'string' && !('minLength' in schema || 'pattern' in schema);
  return mayBeEmpty && !schema.input ? '' : undefined;
}

function fromText(
  typed: string,
  before: unknown,
  schema: FormSchema,
  width: number,
): string | number {
  const text = typed.replaceAll('\r', '');
  if (schema.type === 'number' || schema.type === 'integer') {
    const amount = text.replace(/^\s*\$|\s+$/g, '');
    return amount !== '' && Number.isFinite(Number(amount)) ? Number(amount) : text;
  }
  if (isProse(schema)) return rewrap(text, typeof before === 'string' ? before : undefined, width);
  const { pattern } = schema;
  const [, area, exchange, line] = /^\D*1?\D*(\d{3})\D*(\d{3})\D*(\d{4})\s*$/.exec(text) ?? [];
  if (pattern === phonePattern.source && line) return `${area}-${exchange}-${line}`;
  // Texts that begin with a character and end with one: see `line` in lib/schema/fields.ts.
  return typeof pattern === 'string' && pattern.startsWith('^\\S') ? text.trim() : text;
}
