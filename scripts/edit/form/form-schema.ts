import { z } from 'zod';
import type { FieldSchema } from '../api';

/** What a form needs to know about the site: what there is to choose, and what the law allows. */
export interface FormFacts {
  choices: Readonly<Record<'town' | 'service', readonly { value: string; label: string }[]>>;
  caps: Readonly<Record<string, { dollars: number; source: string } | undefined>>;
}

/** A schema for a form, with what the server alone needs. */
export interface FormSchema extends FieldSchema {
  properties?: Record<string, FormSchema>;
  items?: FormSchema | FormSchema[];
  required?: string[];
  /** Whether the file has the field with nothing after its colon while it isn't filled in. */
  canBeEmpty?: boolean;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

const isSchema = (one: unknown): one is JsonSchema => typeof one === 'object' && one !== null;

/** "Main towns" for mainTowns. */
export function titleFrom(key: string): string {
  const words = key.replace(/[-_]/g, ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** Keywords that only the check of a whole file needs: it says in its own words what's wrong. */
const unused = new Set(['anyOf', 'labels', 'of', 'onlyWith', 'cap', 'propertyNames', '$schema']);

/**
 * The form of a file, or of a part of it, from the schema that the build checks the file against.
 *
 * @param value what the file has: a group whose names are the owner's gets a field for each.
 */
export function formSchema(schema: z.ZodType, value: unknown, facts: FormFacts): FormSchema {
  return field(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }), value, facts);
}

/** The form of some of a file's fields. */
export function partOf(schema: FormSchema, fields: readonly string[]): FormSchema {
  const shown = Object.entries(schema.properties ?? {}).filter(([key]) => fields.includes(key));
  const required = schema.required?.filter((key) => fields.includes(key)) ?? [];
  return { ...schema, properties: Object.fromEntries(shown), required };
}

/** The schemas on the way to a field, the innermost last. */
export function schemasTo(form: FormSchema, path: readonly (string | number)[]): FormSchema[] {
  const found: FormSchema[] = [];
  let at: FormSchema | undefined = form;
  for (const key of path) {
    const { items }: FormSchema = at;
    if (typeof key === 'string') at = at.properties?.[key];
    else at = Array.isArray(items) ? items[key] : items;
    if (!at) break;
    found.push(at);
  }
  return found;
}

function field(json: JsonSchema, value: unknown, facts: FormFacts): FormSchema {
  const filled = json.anyOf?.filter(isSchema).find(({ type }) => type !== 'null');
  const { type, ...own } = { ...filled, ...json };
  const merged: JsonSchema = {
    ...own,
    ...((filled?.type ?? type) ? { type: filled?.type ?? type } : {}),
  };
  const kept = Object.entries(merged).filter(([keyword]) => !unused.has(keyword));
  const result: FormSchema = { ...Object.fromEntries(kept), ...details(merged, facts) };
  if (filled) result.canBeEmpty = true;
  // A list or a text that is left out isn't filled in for the owner.
  if (typeof merged.default !== 'boolean' && !merged.enum) delete result['default'];
  const shown = properties(merged, value, facts);
  if (shown) {
    result.properties = shown;
    result.required = (merged.required ?? []).filter((key) => shown[key] && !shown[key].canBeEmpty);
    result['additionalProperties'] = false;
  }
  const { items } = merged;
  if (Array.isArray(items))
    result.items = items.filter(isSchema).map((item) => field(item, null, facts));
  else if (isSchema(items)) result.items = field(items, null, facts);
  return result;
}

function details(json: JsonSchema, { choices, caps }: FormFacts): FieldSchema {
  const { labels, of, cap } = json;
  const found: FieldSchema = {};
  if (of === 'town' || of === 'service') found.options = [...choices[of]];
  if (json.enum && isSchema(labels)) {
    const named = new Map(Object.entries(labels));
    found.input = 'choice';
    found.options = json.enum.map((value) => ({
      value: String(value),
      label: String(named.get(String(value)) ?? value),
    }));
  }
  const limit = caps[String(cap)];
  if (limit) found.cap = limit;
  return found;
}

/** The fields of a group, without those that no one fills in by hand. */
function properties(json: JsonSchema, value: unknown, facts: FormFacts) {
  const ofOwner = isSchema(json.additionalProperties) ? json.additionalProperties : undefined;
  if (!json.properties && !ofOwner) return undefined;
  const named = ofOwner
    ? Object.keys(Object(value)).map((key) => [key, ofOwner] as const)
    : Object.entries(json.properties ?? {});
  return Object.fromEntries(
    named.flatMap(([key, of]) => {
      if (!isSchema(of)) return [];
      const inner = field(of, Object(value)[key], facts);
      if (!json.required?.includes(key)) delete inner.canBeEmpty;
      const isHidden = inner.input === 'hidden' || 'const' in inner || isOut(of, key, value);
      const title = ofOwner
        ? nameOf(json, key, Object(value)[key])
        : (inner.title ?? titleFrom(key));
      return isHidden ? [] : [[key, { ...inner, title }]];
    }),
  );
}

/** Whether a field has no place in this form: a picture comes from another one, some need others. */
function isOut({ onlyWith, input }: JsonSchema, key: string, value: unknown): boolean {
  const group = Object(value);
  if (typeof onlyWith === 'string') return group[onlyWith] === undefined;
  return input === 'picture' && (group[key] ?? null) === null;
}

/** What an entry under a name of the owner's is called. */
function nameOf({ propertyNames }: JsonSchema, key: string, entry: unknown): string {
  const labels =
    isSchema(propertyNames) && isSchema(propertyNames['labels']) && propertyNames['labels'];
  const label = labels ? Object(labels)[key] : Object(entry)['section'];
  return typeof label === 'string' ? label : titleFrom(key);
}
