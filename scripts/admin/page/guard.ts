import { asSchema } from '../../../lib/content/as-schema';
import { buildDay } from '../../../lib/content/build-day';
import { describeIssue } from '../../../lib/content/describe-issue';
import { interpolate, type Variables } from '../../../lib/content/template-variables';
import { unknownLetter } from '../../../lib/content/unknown-letter';
import { unwrap } from '../../../lib/content/unwrap';
import { schemaOf } from '../../../lib/schema/files';
import { isGroup } from '../../../lib/schema/json-schema';
import { placeOf } from '../../../lib/schema/labels';

/**
 * What the build would say about a file, in the words of its form; empty if nothing.
 *
 * @param file such as content/towns/boise.yaml.
 * @param data what the form holds.
 * @param variables what names in braces stand for.
 */
export function problemsIn(file: string, data: unknown, variables: Variables): string[] {
  const schema = schemaOf(file);
  if (!schema) return [];
  const problems: string[] = [];
  const report = (path: readonly PropertyKey[], expected: string, found = '') =>
    problems.push(`${placeOf(path, file)}: expected ${expected}${found && `, found ${found}`}`);

  /** A value with its names in braces filled in, without what the system notes beside list items. */
  const filled = (value: unknown, path: readonly PropertyKey[] = []): unknown => {
    if (typeof value === 'string') {
      const wrong = unknownLetter(value.trim());
      if (wrong) report(path, wrong.expected, wrong.found);
      return interpolate(value.trim(), variables);
    }
    if (Array.isArray(value)) return value.map((item, index) => filled(item, [...path, index]));
    if (!isGroup(value)) return value;
    const fields = Object.entries(value).filter(([key]) => !key.startsWith('__sc_'));
    return Object.fromEntries(fields.map(([key, field]) => [key, filled(field, [...path, key])]));
  };

  const { body: _, ...head } = Object(filled(data));
  const { error } = schema.safeParse(asSchema(head, schema));
  for (const { path, expected, found } of error?.issues.flatMap(describeIssue) ?? []) {
    report(path, expected, found);
  }
  return problems;
}

/**
 * What a form holds, as content has it: letters composed, each paragraph of a YAML file on one line, and
 * the day of the change where the file records it.
 */
export function asContent(file: string, data: object): Record<string, unknown> {
  const isYaml = file.endsWith('.yaml');
  const tidy = (value: unknown): unknown => {
    if (typeof value === 'string')
      return isYaml ? unwrap(value.normalize('NFC')) : value.normalize('NFC');
    if (Array.isArray(value)) return value.map(tidy);
    if (!isGroup(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, tidy(field)]));
  };
  const day = schemaOf(file)?.shape['updated'] && { updated: buildDay() };
  const fields = Object.entries({ ...data, ...day });
  return Object.fromEntries(fields.map(([key, field]) => [key, tidy(field)]));
}
