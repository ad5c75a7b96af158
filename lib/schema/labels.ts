import { schemaOf } from './files';
import { fieldSchema, isGroup, type JsonSchema, jsonSchemaOf } from './json-schema';

/** "Main towns" for mainTowns. */
export function titleFrom(key: string): string {
  const words = key.replace(/[-_]/g, ' ').replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

export const labelOf = (key: string, { title }: JsonSchema): string => title ?? titleFrom(key);

/** What its form calls a field: "Opening hours 2, Closes" for hours[1].closes. */
export function placeOf(path: readonly PropertyKey[], file: string): string {
  const schema = schemaOf(file);
  let at = schema ? jsonSchemaOf(schema) : {};
  return path.reduce<string>((place, key) => {
    const { json } = fieldSchema(at);
    const next = typeof key === 'number' ? json.items : json.properties?.[String(key)];
    at = isGroup(next) ? next : {};
    if (typeof key === 'number') return `${place} ${key + 1}`;
    return `${place}${place && ', '}${labelOf(String(key), at)}`;
  }, '');
}
