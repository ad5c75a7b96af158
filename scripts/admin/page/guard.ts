import { buildDay } from '../../../lib/content/build-day';
import { checkLetters } from '../../../lib/content/check-text';
import { checkValue } from '../../../lib/content/check-value';
import { describeProblem } from '../../../lib/content/problem';
import type { Variables } from '../../../lib/content/template-variables';
import { schemaOf } from '../../../lib/schema/files';
import { placeOf } from '../../../lib/schema/labels';
import { unwrap } from '../../../lib/text';

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
  // The system notes something beside list items.
  const noted = (key: string, value: unknown) => (key.startsWith('__sc_') ? undefined : value);
  const { body: _, ...head } = JSON.parse(JSON.stringify(data, noted));
  return checkValue(head, schema, variables, checkLetters).findings.map((finding) =>
    describeProblem(finding, placeOf(finding.path, file)),
  );
}

/**
 * What a form holds, as content has it: letters composed, each paragraph of a YAML file on one line, and
 * the day of the change where the file records it.
 */
export function asContent(file: string, data: object): unknown {
  const day = schemaOf(file)?.shape['updated'] && { updated: buildDay() };
  const tidy = (_: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    return file.endsWith('.yaml') ? unwrap(value.normalize('NFC')) : value.normalize('NFC');
  };
  return JSON.parse(JSON.stringify({ ...data, ...day }, tidy));
}
