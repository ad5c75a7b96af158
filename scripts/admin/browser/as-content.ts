import { stringify } from 'yaml';
import { buildDay } from '../../../lib/content/build-day';
import { canonicalOf } from '../../../lib/content/saves/canonical';
import { parseTyped } from '../../../lib/content/saves/typed';
import { schemaOf } from '../../../lib/schema/files';
import { type Group, groupOf, jsonSchemaOf } from '../../../lib/schema/json-schema';
import { labelLine, unwrap } from '../../../lib/text/prose';

/** Whether a text has line breaks that pages would take for spaces: those within a paragraph. */
const hasOwnLines = (text: string) =>
  text.split(/\n\s*\n/).some((part) => /\n/.test(part.trim().replace(labelLine, '')));

const stop = (words: string): void => {
  throw new Error(words);
};

/**
 * What a form holds, as content has it: numbers and addresses read, letters composed, each
 * paragraph of a YAML file on one line, and the day of the change where the file records it.
 *
 * @param file such as content/towns/boise.yaml.
 * @param refuse is called with words for the owner if a text has lines that would be joined.
 *   Without it, these are thrown.
 */
export function asContent(file: string, form: object, refuse = stop): Group {
  const schema = schemaOf(file);
  const day = schema?.shape['updated'] && { updated: buildDay() };
  const tidy = (key: string, value: unknown) => {
    // The CMS notes here where an item of a list was before.
    if (key.startsWith('__sc_')) return undefined;
    if (typeof value !== 'string') return value;
    const text = value.normalize('NFC');
    if (!file.endsWith('.yaml')) return text;
    if (hasOwnLines(text)) {
      refuse(
        `The text “${text.trim().slice(0, 30)}…” has a line break within a paragraph, and pages would join its lines. Take it out, or make it an empty line, which begins a paragraph.`,
      );
    }
    return unwrap(text);
  };
  const typed = JSON.parse(JSON.stringify({ ...form, ...day }, tidy));
  return groupOf(schema ? parseTyped(typed, jsonSchemaOf(schema)) : typed);
}

/** The text of a file without the day of its last change. */
export const withoutDay = (text?: string): string | undefined =>
  text?.replace(/^updated: .*$/m, '');

/** The text of a file as a form saves it, in the one form of content; see asContent. */
export function asText(...[file, ...form]: Parameters<typeof asContent>): string {
  const { body, ...fields } = asContent(file, ...form);
  const schema = schemaOf(file);
  const markdown = file.endsWith('.md') ? String(body ?? '') : undefined;
  return schema ? canonicalOf(fields, schema, markdown) : stringify(fields);
}
