import { stringify } from 'yaml';
import { buildDay } from '../../../lib/content/build-day';
import { canonical } from '../../../lib/content/canonical';
import { asTyped } from '../../../lib/content/typed';
import { schemaOf } from '../../../lib/schema/files';
import { jsonSchemaOf } from '../../../lib/schema/json-schema';
import { unwrap } from '../../../lib/text';

/** Lines of a list, or of a table as other programs write it. */
const list = /^[ \t]*(?:[-*•–] |\d+[.)] ).*\n[ \t]*(?:[-*•–] |\d+[.)] )|\t.*\n.*\t/m;
const label = /^[^\n]{2,24}:\n/;
/** A line with fewer letters ends where its author wanted, not at the edge of a page. */
const fullLine = 60;

/** Whether a text has lines that are more than those of a wrapped paragraph, below its label. */
const hasOwnLines = (text: string) =>
  list.test(text) ||
  text.split(/\n\s*\n/).some((part) => {
    const lines = part
      .trim()
      .replace(label, '')
      .split(/\s*\n\s*/);
    const isFull = lines.slice(0, -1).every(({ length }) => length >= fullLine);
    return (
      lines.length > 1 && (!isFull || lines.slice(1).every((line) => /^[\p{Lu}\d]/u.test(line)))
    );
  });

const stop = (words: string): void => {
  throw new Error(words);
};

/**
 * What a form holds, as content has it: numbers and addresses read, letters composed, each paragraph of a
 * YAML file on one line, and the day of the change where the file records it.
 *
 * @param file such as content/towns/boise.yaml.
 * @param refuse is called with words for the owner if a text has lines that would be joined, such as a list's.
 *   Without it, these are thrown.
 */
export function asContent(file: string, form: object, refuse = stop): object {
  const schema = schemaOf(file);
  const day = schema?.shape['updated'] && { updated: buildDay() };
  const tidy = (key: string, value: unknown) => {
    // Where an item of a list was before: only the system's.
    if (key.startsWith('__sc_')) return undefined;
    if (typeof value !== 'string') return value;
    const text = value.normalize('NFC');
    if (!file.endsWith('.yaml')) return text;
    if (hasOwnLines(text)) {
      refuse(
        `The text “${text.trim().slice(0, 30)}…” has lines of its own, like a list or a table, and pages would join them. Write sentences, with an empty line between paragraphs.`,
      );
    }
    return unwrap(text);
  };
  const typed = JSON.parse(JSON.stringify({ ...form, ...day }, tidy));
  return Object(schema ? asTyped(typed, jsonSchemaOf(schema)) : typed);
}

/** The text of a file without the day of its last change. */
export const withoutDay = (text?: string): string | undefined =>
  text?.replace(/^updated: .*$/m, '');

/** The text of a file as a form saves it, in the one form of content; see asContent. */
export function asText(...[file, ...form]: Parameters<typeof asContent>): string {
  const { body, ...fields } = Object(asContent(file, ...form));
  const isMarkdown = file.endsWith('.md');
  const yaml = stringify(isMarkdown ? fields : { ...fields, body });
  const schema = schemaOf(file);
  const text = isMarkdown ? `---\n${yaml}---\n\n${body ?? ''}\n` : yaml;
  return schema ? canonical(text, schema) : text;
}
