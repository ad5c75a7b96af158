import type { FieldSchema } from '../../api';

/** A schema as the form library passes it on, with our own keys. */
export function fieldSchema(schema: object): FieldSchema {
  return schema as FieldSchema;
}

/** The schema of a property, or of an item of a list or of a row. */
export function childSchema(schema: FieldSchema, key: string | number): FieldSchema | undefined {
  const { properties, items } = schema;
  const children = typeof key === 'string' ? properties : items;
  if (!isObject(children)) return undefined;
  if (typeof key === 'number' && !Array.isArray(children)) return children;
  const child: unknown = Reflect.get(children, key);
  return isObject(child) ? child : undefined;
}

/** Whether a list has a fixed number of items, each with a place of its own. */
export function isRow({ items }: FieldSchema): boolean {
  return Array.isArray(items);
}

/** Whether it's several of a few choices. */
export function isCheckList(schema: FieldSchema): boolean {
  if (schema.type !== 'array' || isRow(schema)) return false;
  return schema.input === 'choice' || Array.isArray(childSchema(schema, 0)?.['enum']);
}

/** What there is to choose. */
export function optionsOf(schema: FieldSchema): { value: string; label: string }[] {
  if (schema.options) return schema.options;
  const values = schema['enum'] ?? childSchema(schema, 0)?.['enum'];
  return Array.isArray(values) ? values.map((value) => ({ value, label: String(value) })) : [];
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
