import type * as z from 'zod';
import { addDays } from '../../hours/calendar';
import { type JsonSchema, jsonSchemaOf, mapLeaves } from '../../schema/json-schema';
import { addressesIn } from '../../text/prose';
import { checkLimits, mismatchOf, type Path, type Problem } from '../problem';
import { checkField, type ReadingContext } from '../text/check-text';
import { normalize } from './normalize';
import { parseYaml } from './parse-yaml';
import { interpolate } from './template-variables';

export const milesIn = /\b\d+(?= miles?\b)/;

/** What content refers to: a record by its slug, a page or a file by its link, a distance. */
export interface Reference {
  path: Path;
  /** The line, counted from 1, where the path doesn't lead to it. */
  line?: number;
  type: NonNullable<JsonSchema['refersTo']> | 'link' | 'miles';
  value: string;
}

/** All that decides how a text is read, besides its schema: with the same, it is read the same. */
export function basisOf(text: string, { stage, proofs, day }: ReadingContext): string {
  const variables = stage.known === 'nothing' ? {} : stage.variables;
  const names = new Set(text.match(/(?<=\{)\w+(?=\})/g));
  const used = [...names].map((name) => [name, Object.hasOwn(variables, name) && variables[name]]);
  return JSON.stringify([text, used, proofs, day]);
}

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
  const { value, lineOf, errors } = parseYaml(text);
  const { stage, day } = at;
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
    if (refersTo) references.push({ path, type: refersTo, value: leaf });
    const addresses = json.format === 'uri' ? [leaf] : json.links ? addressesIn(leaf) : [];
    for (const value of addresses) references.push({ path, type: 'link', value });
    if (stage.known === 'nothing') return leaf;
    const text = interpolate(leaf, stage.variables);
    if (milesIn.test(text)) references.push({ path, type: 'miles', value: text });
    return text;
  });
  const { data, error } = schema.safeParse(normalize(filled, schema));
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
