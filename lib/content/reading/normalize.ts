import type * as z from 'zod';
import {
  childSchema,
  fieldSchema,
  isGroup,
  type JsonSchema,
  jsonSchemaOf,
  mayBeEmpty,
} from '../../schema/json-schema';

export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isGroup(value)) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === '';
}

/**
 * Puts a file's fields in the order of its schema, and makes empty ones what the schema expects. A
 * field is empty if it's absent, as the forms of /admin/ leave it, or '', null, {} or [], as people
 * may write it. It becomes null, if it may be that; its default, or absent, if it's optional; a
 * group of empty fields, if it's a group; or an empty list or text, if it may be that. Any other
 * stays as it is, so that the schema refuses it.
 */
export function normalize(value: unknown, schema: z.ZodType): unknown {
  return asField(value, jsonSchemaOf(schema), true);
}

function asField(value: unknown, schema: JsonSchema, isRequired: boolean): unknown {
  const { json, isNullable } = fieldSchema(schema);
  if (isBlank(value)) {
    if (isNullable) return null;
    if (!isRequired) return json.default;
    if (json.type === 'object') return asGroup({}, json);
    if (!mayBeEmpty(json)) return value;
    return json.type === 'array' ? [] : '';
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => asField(item, childSchema(json, index), true));
  }
  return isGroup(value) ? asGroup(value, json) : value;
}

function asGroup(value: Record<string, unknown>, json: JsonSchema): unknown {
  const { properties = {}, required = [] } = json;
  const fields = Object.keys(properties).flatMap((key) => {
    const field = asField(value[key], childSchema(json, key), required.includes(key));
    return field === undefined ? [] : [[key, field]];
  });
  const others = Object.entries(value).filter(([key]) => !Object.hasOwn(properties, key));
  return Object.fromEntries([...fields, ...others]);
}
