import type { FieldSchema } from '../../api';
import { childSchema, isObject } from './field-schema';

/** A value in which each row has all its fields, so that they are shown; the same one if all do. */
export function withRows(value: unknown, schema: FieldSchema): unknown {
  const { items } = schema;
  if (Array.isArray(items)) {
    const row: unknown[] = Array.isArray(value) ? value : [];
    return row.length < items.length ? items.map((_, index) => row[index] ?? null) : row;
  }
  if (!isObject(value)) return value;
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(schema['properties'] ?? {});
  const changed = keys.flatMap((key) => {
    const before: unknown = Reflect.get(value, key);
    const after = withRows(before, childSchema(schema, key) ?? {});
    return after === before ? [] : [[key, after] as const];
  });
  if (changed.length === 0) return value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  for (const [key, after] of changed) Reflect.set(copy, key, after);
  return copy;
}
