import { parse } from 'yaml';
import { businessFileOf } from '../schema/business';
import { schemaOf } from '../schema/files';
import { childSchema, groupOf, type JsonSchema, jsonSchemaOf } from '../schema/json-schema';
import { capitalize } from '../text/format';
import { describeMismatch, type Path, type Problem } from './problem';

/** "Main towns" for mainTowns. */
export function titleFrom(key: string): string {
  const words = key.replace(/[-_]/g, ' ').replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
  return capitalize(words.toLowerCase());
}

export const labelOf = (key: string, { title }: JsonSchema): string => title ?? titleFrom(key);

/** The fields on the way to one, from the outermost, each by its key. */
function* fieldsAt(path: Path, file: string) {
  const schema = schemaOf(file);
  let at = schema ? jsonSchemaOf(schema) : {};
  for (const key of path) {
    at = childSchema(at, key);
    yield { key, field: at };
  }
}

/** What its form calls a field: "Opening hours 2, Closes" for hours[1].closes. */
export const fieldName = (path: Path, file: string): string =>
  [...fieldsAt(path, file)].reduce((name, { key, field }) => {
    if (typeof key === 'number') return `${name} ${key + 1}`;
    return `${name}${name && ', '}${labelOf(String(key), field)}`;
  }, '');

/** What a form says below a field's label; without a file, the field is one of content/business. */
export function helpOf(path: Path, file = businessFileOf(path[0])): string {
  return [...fieldsAt(path, file)].at(-1)?.field.description ?? '';
}

/** The files of content/, which have the names of records. */
type Texts = ReadonlyMap<string, string>;

/** The owner's name for a file: its form's in the menu, or that of its record, from `texts`. */
export function formName(file: string, texts?: Texts): string {
  const schema = schemaOf(file);
  const name = file.replace(/.*\//, '');
  if (!schema) return name;
  const [line = ''] = /^(?:name|title): .*$/m.exec(texts?.get(file) ?? '') ?? [];
  const [own] = Object.values(groupOf(parse(line)));
  return jsonSchemaOf(schema).title ?? String(own ?? titleFrom(name.replace(/\.\w+$/, '')));
}

/**
 * Makes the function that says a problem in the words of its form: "Prices and times: Travel 1,
 * Dollars: expected …". Beside its field (`isAtField`), it leaves out the names of form and field.
 */
export const formWords =
  (texts?: Texts) =>
  ({ file, path = [], ...problem }: Problem, isAtField = false): string => {
    const names = isAtField ? [] : [formName(file, texts), fieldName(path, file)];
    const words = [...names, describeMismatch(problem)].filter(Boolean).join(': ');
    return words.replace(
      /\b(?:content|public)\/[\w./-]+\.\w+(?::\d+)?/g,
      (named) => `“${formName(named.replace(/:\d+$/, ''), texts)}”`,
    );
  };
