import type * as z from 'zod';
import { addDays } from '../hours/calendar';
import { type JsonSchema, jsonSchemaOf, mapLeaves } from '../schema/json-schema';
import { addressesIn } from '../text';
import { asSchema } from './as-schema';
import { milesIn } from './miles';
import { type Finding, issueWords, limitWords, type Mismatch, type Path } from './problem';
import { interpolate, type Variables } from './template-variables';

/** A slug, a file or the address of a link that content names, or a text with a number of miles. */
export interface Reference {
  path: Path;
  /** Counted from 1, where the path doesn't say it. */
  line?: number;
  kind: string;
  value: string;
}

/**
 * Checks the value of a file by its schema, with its names in braces filled in: what is wrong, and the value
 * if the schema takes it. The limits of a text count it as it is in the file: a longer fact doesn't make it wrong, and is a hint.
 *
 * @param variables what these stand for; without them, braces are ordinary text.
 * @param day such as 2026-11-20.
 * @param check finds what else is wrong with a text.
 */
export function checkValue<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
  variables: Variables | undefined,
  day: string,
  check: (text: string, json: JsonSchema) => readonly Mismatch[],
) {
  const findings: Omit<Finding, 'file'>[] = [];
  const hints: Omit<Finding, 'file'>[] = [];
  const references: Reference[] = [];
  const report = (text: string, path: Path, json: JsonSchema = {}) =>
    findings.push(...check(text, json).map((mismatch) => ({ ...mismatch, path })));

  const filled = mapLeaves(value, jsonSchemaOf(schema), (leaf, json, path) => {
    if (typeof leaf !== 'string') return leaf;
    const { of: kind, past, input } = json;
    report(leaf, path, json);
    findings.push(...limitWords(leaf, json).map((mismatch) => ({ ...mismatch, path })));
    // Where the author is, tomorrow may have begun.
    if (past && /^\d{4}-/.test(leaf) && leaf > addDays(day, 1)) {
      // No one typed it: a device's clock was ahead.
      if (input === 'hidden') return day;
      findings.push({ expected: `a day that has come by ${day}`, found: `"${leaf}"`, path });
    }
    if (typeof kind === 'string') references.push({ path, kind, value: leaf });
    const addresses = json.format === 'uri' ? [leaf] : json['links'] ? addressesIn(leaf) : [];
    references.push(...addresses.map((value) => ({ path, kind: 'link', value })));
    if (!variables) return leaf;
    const text = interpolate(leaf, variables);
    if (text !== leaf) hints.push(...limitWords(text, json).map((hint) => ({ ...hint, path })));
    if (milesIn.test(text)) references.push({ path, kind: 'miles', value: text });
    return text;
  });
  const { data, error } = schema.safeParse(asSchema(filled, schema));
  for (const issue of error?.issues ?? []) {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        report(key, [...path, key]);
        const found = `the unknown field "${key}"`;
        findings.push({ expected: 'a known field', found, path: [...path, key] });
      }
    } else {
      findings.push({ ...issueWords(issue, valueAt(filled, path)), path });
    }
  }
  return { data, findings, hints, references };
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => Object(at)[key], value);
