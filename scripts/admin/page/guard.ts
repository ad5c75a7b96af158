import { asSchema } from '../../../lib/content/as-schema';
import { buildDay } from '../../../lib/content/build-day';
import { describeIssue } from '../../../lib/content/describe-issue';
import { interpolate, type Variables } from '../../../lib/content/template-variables';
import { unknownLetter } from '../../../lib/content/unknown-letter';
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
  const { body: _, ...head } = isGroup(data) ? data : {};
  const letters = textsIn(data).flatMap(([path, text]) => {
    const wrong = unknownLetter(text.trim());
    return wrong
      ? [`${placeOf(path, file)}: expected ${wrong.expected}, found ${wrong.found}`]
      : [];
  });
  const result = schema.safeParse(asSchema(filled(head, variables), schema));
  const issues = (result.error?.issues ?? []).flatMap((issue) =>
    describeIssue(issue).map(({ path, expected, found }) => {
      return `${placeOf(path, file)}: expected ${expected}${found ? `, found ${found}` : ''}`;
    }),
  );
  return [...letters, ...issues];
}

/** Every text of a value, with its path. */
function textsIn(value: unknown, path: PropertyKey[] = []): [PropertyKey[], string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
}

/** The day of the change, for a file that records it. */
export function dayOfChange(file: string): string | undefined {
  return schemaOf(file)?.shape['updated'] && buildDay();
}

/** A value with its names in braces filled in, without what the system notes beside list items. */
function filled(value: unknown, variables: Variables): unknown {
  if (typeof value === 'string') return interpolate(value.trim(), variables);
  if (Array.isArray(value)) return value.map((item) => filled(item, variables));
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).filter(([key]) => !key.startsWith('__sc_'));
  return Object.fromEntries(fields.map(([key, field]) => [key, filled(field, variables)]));
}
