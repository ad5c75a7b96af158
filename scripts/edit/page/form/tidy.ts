import type { FieldSchema } from '../../api';
import { childSchema, isObject, isRow } from './field-schema';

/**
 * A value of the form as the server takes it: fields left empty are left out, and so is a row with
 * nothing in it. An empty item of a list stays, as a text without letters, so that the server can
 * say what it lacks.
 */
function tidy(value: unknown, schema: FieldSchema): unknown {
  if (Array.isArray(value)) {
    const isEmpty = value.every((item) => item === null || item === undefined);
    if (isRow(schema) && isEmpty) return undefined;
    return value.map((item, index) => {
      const of = childSchema(schema, index) ?? {};
      return tidy(item, of) ?? (of.type === 'object' ? {} : '');
    });
  }
  if (!isObject(value)) return value ?? undefined;
  return tidyRecord(value, schema);
}

/** The same of a record, which stays one even if all its fields are empty. */
export function tidyRecord(
  value: Record<string, unknown>,
  schema: FieldSchema,
): Record<string, unknown> {
  const entries = Object.entries(value).map(([name, of]) => [
    name,
    tidy(of, childSchema(schema, name) ?? {}),
  ]);
  return Object.fromEntries(entries.filter(([, of]) => of !== undefined));
}
