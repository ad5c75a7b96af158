import type * as z from 'zod';
import { childSchema, isGroup, type JsonSchema, jsonSchemaOf } from '../schema/json-schema';
import { asSchema } from './as-schema';
import { issueWords } from './issue-words';
import type { Finding, Mismatch, Path } from './problem';
import { interpolate, type Variables } from './template-variables';

/** A slug or a file that content names. */
export interface Reference {
  path: Path;
  kind: string;
  value: string;
}

/**
 * Checks the value of a file by its schema, with its names in braces filled in: undefined if anything is
 * wrong.
 *
 * @param variables what these stand for; without them, braces are ordinary text.
 * @param check what else is wrong with a text.
 */
export function checkValue<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
  variables: Variables | undefined,
  check: (text: string) => readonly Mismatch[],
) {
  const findings: Omit<Finding, 'file'>[] = [];
  const references: Reference[] = [];
  const report = (text: string, path: Path) =>
    findings.push(...check(text).map((mismatch) => ({ ...mismatch, path })));

  const fill = (at: unknown, json: JsonSchema, path: Path): unknown => {
    const inside = (child: unknown, key: string | number) =>
      fill(child, childSchema(json, key), [...path, key]);
    if (typeof at === 'string') {
      report(at, path);
      const kind = json['of'];
      if (typeof kind === 'string') references.push({ path, kind, value: at });
      return variables ? interpolate(at, variables) : at;
    }
    if (Array.isArray(at)) return at.map(inside);
    if (!isGroup(at)) return at;
    for (const key of Object.keys(at)) report(key, [...path, key]);
    return Object.fromEntries(Object.entries(at).map(([key, field]) => [key, inside(field, key)]));
  };

  const filled = fill(value, jsonSchemaOf(schema), []);
  const { data, error } = schema.safeParse(asSchema(filled, schema));
  for (const issue of error?.issues ?? []) {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const found = `the unknown field "${key}"`;
        findings.push({ expected: 'a known field', found, path: [...path, key] });
      }
    } else {
      const value = valueAt(filled, path);
      const hasBraces = /\{\w+\}/.test(String(value));
      findings.push({ ...issueWords(issue, value), hasBraces, path });
    }
  }
  return { data: findings.length === 0 ? data : undefined, findings, references };
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => Object(at)[key], value);
