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
 * A file's value as its schema expects it, with its fields in the schema's order. Absent, '', null,
 * {} and [] are the same in a file: the forms of /admin/ write nothing for an empty field, and a
 * person may write any of these. It becomes the first that the field may be: null, its default (or
 * undefined), a group of such fields, [], ''; else it stays as it is, and the schema refuses it.
 */
export function asSchema(value: unknown, schema: z.ZodType): unknown {
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
