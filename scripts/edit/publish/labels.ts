import type { z } from 'zod';
import { stateNames } from '../../../lib/schema/state-names';
import { titleFrom } from '../form/form-schema';

export type FieldSchema = z.core.JSONSchema.BaseSchema;

/** The schema, and those that it lets a value choose from. */
function branches(schema: FieldSchema | undefined): FieldSchema[] {
  if (!schema) return [];
  const inner = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return [schema, ...inner.flatMap((one) => (typeof one === 'object' ? branches(one) : []))];
}

const firstSchema = (found: readonly unknown[]) =>
  found.find((one): one is FieldSchema => typeof one === 'object' && !Array.isArray(one));

/** The schema of a named field of a group. */
export function fieldSchema(group: FieldSchema | undefined, key: string): FieldSchema | undefined {
  return firstSchema(branches(group).map(({ properties }) => properties?.[key]));
}

/** The schema of what a group holds under names of the owner's choice. */
export function entrySchema(group: FieldSchema | undefined): FieldSchema | undefined {
  return firstSchema(branches(group).map(({ additionalProperties }) => additionalProperties));
}

/** The schema of the items of a list. */
export function itemSchema(list: FieldSchema | undefined): FieldSchema | undefined {
  return firstSchema(branches(list).map(({ items }) => items));
}

const names: Readonly<Record<string, string>> = stateNames;

/** A field's name in words, as they read in the middle of a sentence: "ZIP codes", "opening hours". */
export function fieldLabel(key: string, schema: FieldSchema | undefined): string {
  return uncapitalize(schema?.title ?? names[key] ?? titleFrom(key));
}

/** The text with a small first letter, unless it begins with a name or an abbreviation. */
export function uncapitalize(text: string): string {
  if (/^(?:[A-Z]{2}|Bing\b|Google\b|Idaho\b|Oregon\b)/.test(text)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}
