import type * as z from 'zod';
import { fieldSchema, isGroup, type JsonSchema, jsonSchemaOf } from '../schema/json-schema';

export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isGroup(value)) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === '';
}

/**
 * A file's value as its schema expects it, with its fields in the schema's order. Absent, empty, null
 * and [] are the same in a file: the forms of /admin/ write nothing for an empty field, and a person
 * may write any of these.
 */
export function asSchema(value: unknown, schema: z.ZodType): unknown {
  return fill(value, jsonSchemaOf(schema), true);
}

function fill(value: unknown, own: JsonSchema, isRequired: boolean): unknown {
  const { json, isNullable } = fieldSchema(own);
  if (isBlank(value)) {
    if (json.default !== undefined && json.type !== 'array') return json.default;
    if (isNullable) return isRequired ? null : undefined;
    if (!isRequired) return undefined;
    if (json.type === 'array') return json.minItems ? (value ?? undefined) : [];
    const isFree = json.minLength ?? json.pattern ?? json.enum ?? json.format;
    if (json.type === 'string') return isFree === undefined ? '' : (value ?? undefined);
    if (json.type !== 'object') return value ?? undefined;
  }
  if (json.type === 'object') return fillGroup(isBlank(value) ? {} : value, json);
  const { items } = json;
  if (!Array.isArray(value) || !isGroup(items)) return value;
  return value.map((item) => fill(item, items, true));
}

function fillGroup(value: unknown, { properties = {}, required = [] }: JsonSchema): unknown {
  if (!isGroup(value)) return value;
  const fields = Object.entries(properties).flatMap(([key, of]) => {
    const field = isGroup(of) ? fill(value[key], of, required.includes(key)) : value[key];
    return field === undefined ? [] : [[key, field]];
  });
  const others = Object.entries(value).filter(([key]) => !(key in properties));
  return Object.fromEntries([...fields, ...others]);
}
