import type * as z from 'zod';
import type { Circumstances } from './check-text';
import { checkValue } from './check-value';
import { parseYaml } from './parse-yaml';
import { haveFacts } from './template-variables';

/**
 * What each file was last read as, for each set of variables: in the forms and in `next dev`, all
 * files but one are as they were a moment ago, and most name none of the facts that changed.
 */
const known = new Map<string, { basis: string; schema: z.ZodType; reading: unknown }>();

type Reading<Schema extends z.ZodType> = ReturnType<typeof checkValue<Schema>> &
  Pick<ReturnType<typeof parseYaml>, 'lineOf' | 'errors'>;

/**
 * Reads a YAML text by its schema, with its names in braces filled in.
 *
 * @param file such as content/towns/boise.yaml.
 */
export function readText<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  at: Circumstances,
) {
  const names = new Set(text.match(/(?<=\{)\w+(?=\})/g));
  const { variables = {} } = at;
  const used = [...names].map((name) => [name, Object.hasOwn(variables, name) && variables[name]]);
  const key = `${file} ${haveFacts(at.variables) ? 'filled' : typeof at.variables}`;
  const basis = JSON.stringify([text, used, at.onRecord, at.day]);
  const last = known.get(key);
  if (last?.basis === basis && last.schema === schema) return last.reading as Reading<Schema>;
  const { value, lineOf, errors } = parseYaml(text);
  const reading: Reading<Schema> = { ...checkValue(file, value, schema, at), lineOf, errors };
  known.set(key, { basis, schema, reading });
  return reading;
}
