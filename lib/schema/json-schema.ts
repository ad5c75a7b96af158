import * as z from 'zod';
import { memoize } from '../memoize';
import type { FieldMeta } from './labeled';

/** The schema of a field or a file, with what `meta` says of it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema & FieldMeta;

export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a value; none of one that isn't a group. */
export const groupOf = (value: unknown): Group => (isGroup(value) ? value : {});

/** What a schema accepts in a file, as a JSON Schema. */
export const jsonSchemaOf = memoize(
  (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' }),
  new WeakMap(),
);

/** A field's schema without null, and whether null is allowed: the field may be unanswered. */
export function fieldSchema(schema: JsonSchema): { json: JsonSchema; isNullable: boolean } {
  const filled = schema.anyOf?.filter(isGroup).find(({ type }) => type !== 'null');
  return { json: { ...filled, ...schema }, isNullable: filled !== undefined };
}

export function mayBeEmpty(json: JsonSchema): boolean {
  if (json.type === 'array') return !json.minItems;
  const form = json.minLength ?? json.pattern ?? json.enum ?? json.format ?? json.wordCount;
  return json.type === 'string' && form === undefined;
}

/** The schema of a field in a group, or of an entry in a list; {} if it's unknown. */
export function childSchema(schema: JsonSchema, key: PropertyKey): JsonSchema {
  const { json } = fieldSchema(schema);
  const child: unknown =
    typeof key === 'number'
      ? ([json.prefixItems ?? []].flat()[key] ?? json.items)
      : json.properties?.[String(key)];
  return isGroup(child) ? child : {};
}

/** A value with each text, number or the like as `change` makes it, by its schema and path. */
export function mapLeaves(
  value: unknown,
  schema: JsonSchema,
  change: (leaf: unknown, json: JsonSchema, path: readonly PropertyKey[]) => unknown,
  path: readonly PropertyKey[] = [],
): unknown {
  const inside = (child: unknown, key: string | number) =>
    mapLeaves(child, childSchema(schema, key), change, [...path, key]);
  if (Array.isArray(value)) return value.map(inside);
  if (!isGroup(value)) return change(value, fieldSchema(schema).json, path);
  return Object.fromEntries(Object.entries(value).map(([key, at]) => [key, inside(at, key)]));
}
