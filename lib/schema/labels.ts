import { businessFileOf } from './business';
import { schemaOf } from './files';
import { childSchema, type JsonSchema, jsonSchemaOf } from './json-schema';

/** "Main towns" for mainTowns. */
export function titleFrom(key: string): string {
  const words = key.replace(/[-_]/g, ' ').replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

export const labelOf = (key: string, { title }: JsonSchema): string => title ?? titleFrom(key);

/** The fields on the way to one, from the outermost, each by its key. */
function* fieldsAt(path: readonly PropertyKey[], file: string) {
  const schema = schemaOf(file);
  let at = schema ? jsonSchemaOf(schema) : {};
  for (const key of path) {
    at = childSchema(at, key);
    yield { key, field: at };
  }
}

/** What its form calls a field: "Opening hours 2, Closes" for hours[1].closes. */
export function placeOf(path: readonly PropertyKey[], file: string): string {
  return [...fieldsAt(path, file)].reduce((place, { key, field }) => {
    if (typeof key === 'number') return `${place} ${key + 1}`;
    return `${place}${place && ', '}${labelOf(String(key), field)}`;
  }, '');
}

/** What a form tells the owner about a field, below its label; of content/business, if no file is given. */
export function helpOf(path: readonly PropertyKey[], file = businessFileOf(path[0])): string {
  return [...fieldsAt(path, file)].at(-1)?.field.description ?? '';
}
