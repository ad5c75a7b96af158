import { z } from 'zod';
import type { Kind } from '../api';
import { schemaOf } from '../file-schema';

type JsonSchema = z.core.JSONSchema.BaseSchema;
const isSchema = (one: unknown): one is JsonSchema => typeof one === 'object' && one !== null;

/**
 * What a file says once a town or a service is called something else, wherever it names it.
 *
 * @param to the other slug; in a list that has it already, the old one is left out.
 */
export function renamedIn(
  name: string,
  value: unknown,
  kind: Kind,
  from: string,
  to: string,
): unknown {
  const schema = schemaOf(name);
  if (!schema) return value;
  const json = z.toJSONSchema(schema, { io: 'input' });
  const inList = renamed(value, json, { of: kind.slice(0, -1), from, to });
  const file = (slug: string) => `${kind}/${slug}.yaml`;
  return renamed(inList, json, { of: 'file', from: file(from), to: file(to) });
}

interface Names {
  of: string;
  from: string;
  to: string;
}

function renamed(value: unknown, schema: JsonSchema, names: Names): unknown {
  if (value === names.from && schema['of'] === names.of) return names.to;
  const filled = schema.anyOf?.find((one) => isSchema(one) && one.type !== 'null');
  if (isSchema(filled)) return renamed(value, filled, names);
  const { items } = schema;
  if (Array.isArray(value) && isSchema(items) && !Array.isArray(items)) {
    const list = value.map((item) => renamed(item, items, names));
    return items['of'] === names.of ? [...new Set(list)] : list;
  }
  const { properties = {}, additionalProperties } = schema;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const of = properties[key] ?? additionalProperties;
      return [key, isSchema(of) ? renamed(field, of, names) : field];
    }),
  );
}
