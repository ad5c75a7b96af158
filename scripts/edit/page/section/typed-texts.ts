import type { FieldSchema } from '../../api';
import { childSchema, isObject } from '../form/field-schema';

export interface TypedText {
  label: string;
  text: string;
}

/** The texts of a value that are new against another one, each with the labels of its field. */
export function typedTexts(
  value: unknown,
  before: unknown,
  schema: FieldSchema,
  label = '',
): TypedText[] {
  if (isObject(value)) {
    const old = isObject(before) ? before : {};
    return Object.entries(value).flatMap(([name, child]) => {
      const key = Array.isArray(value) ? Number(name) : name;
      const of = childSchema(schema, key) ?? {};
      const own =
        typeof key === 'number' ? `${of.title ?? ''} ${key + 1}`.trim() : (of.title ?? name);
      return typedTexts(child, Reflect.get(old, name), of, label ? `${label}, ${own}` : own);
    });
  }
  if (value === undefined || value === null || value === before) return [];
  return [{ label, text: String(value) }];
}
