import type * as z from 'zod';
import { addDays } from '../../hours/calendar';
import { type JsonSchema, jsonSchemaOf, mapLeaves } from '../../schema/json-schema';
import { addressesIn } from '../../text';
import { checkLimits, mismatchOf, type Path, type Problem } from '../problem';
import { checkField, type ReadingContext } from '../text/check-text';
import { asSchema } from './as-schema';
import { parseYaml } from './parse-yaml';
import { haveFacts, interpolate } from './template-variables';

export const milesIn = /\b\d+(?= miles?\b)/;

/** A slug, a file or the address of a link that content names, or a text with a number of miles. */
export interface Reference {
  path: Path;
  /** The line, counted from 1, where the path doesn't lead to it. */
  line?: number;
  type: string;
  value: string;
}

/**
 * What each file was last read as, for each set of variables: in the forms and in `next dev`, all
 * files but one are as they were a moment ago, and most name none of the facts that changed.
 */
const known = new Map<string, { basis: string; schema: z.ZodType; reading: unknown }>();

/**
 * Reads a YAML text by its schema, with its names in braces filled in. The limits of a text count
 * it as it is in the file, so that a longer fact doesn't make it wrong. `data` is undefined if the
 * schema refuses it; `errors` say why the text isn't YAML.
 */
export function readText<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  at: ReadingContext,
) {
  const names = new Set(text.match(/(?<=\{)\w+(?=\})/g));
  const { variables = {} } = at;
  const used = [...names].map((name) => [name, Object.hasOwn(variables, name) && variables[name]]);
  const key = `${file} ${haveFacts(at.variables) ? 'filled' : typeof at.variables}`;
  const basis = JSON.stringify([text, used, at.onRecord, at.day]);
  const last = known.get(key);
  if (last?.basis === basis && last.schema === schema) return last.reading as typeof reading;
  const reading = parseChecked(file, text, schema, at);
  known.set(key, { basis, schema, reading });
  return reading;
}

function parseChecked<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  at: ReadingContext,
) {
  const { value, lineOf, errors } = parseYaml(text);
  const { variables, day } = at;
  const problems: Omit<Problem, 'file'>[] = [];
  const references: Reference[] = [];
  const report = (text: string, path: Path, json: JsonSchema = {}) =>
    problems.push(...checkField(file, text, json, at).map((one) => ({ ...one, path })));

  const filled = mapLeaves(value, jsonSchemaOf(schema), (leaf, json, path) => {
    if (typeof leaf !== 'string') return leaf;
    const { refersTo, notInFuture, input } = json;
    report(leaf, path, json);
    problems.push(...checkLimits(leaf, json).map((one) => ({ ...one, path })));
    // Where the author is, tomorrow may have begun.
    if (notInFuture && /^\d{4}-/.test(leaf) && leaf > addDays(day, 1)) {
      // No one typed it: a device's clock was ahead.
      if (input === 'hidden') return day;
      problems.push({ expected: `a day that has come by ${day}`, found: `"${leaf}"`, path });
    }
    if (typeof refersTo === 'string') references.push({ path, type: refersTo, value: leaf });
    const addresses = json.format === 'uri' ? [leaf] : json['links'] ? addressesIn(leaf) : [];
    references.push(...addresses.map((value) => ({ path, type: 'link', value })));
    if (!variables) return leaf;
    const text = interpolate(leaf, variables);
    if (milesIn.test(text)) references.push({ path, type: 'miles', value: text });
    return text;
  });
  const { data, error } = schema.safeParse(asSchema(filled, schema));
  for (const issue of error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') {
      const found = issue.path.reduce<unknown>((inside, key) => Object(inside)[key], filled);
      problems.push({ ...mismatchOf(issue, found), path: issue.path });
      continue;
    }
    for (const key of issue.keys) {
      const path = [...issue.path, key];
      report(key, path);
      problems.push({ expected: 'a known field', found: `the unknown field "${key}"`, path });
    }
  }
  return { data, lineOf, errors, problems, references };
}
