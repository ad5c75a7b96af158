import { buildDay } from '../../../lib/content/build-day';
import { asTyped } from '../../../lib/content/typed';
import { schemaOf } from '../../../lib/schema/files';
import { jsonSchemaOf } from '../../../lib/schema/json-schema';
import { unwrap } from '../../../lib/text';

/** Lines of a list, or of a table as other programs write it. */
const lines = /^[ \t]*(?:[-*•–] |\d+[.)] ).*\n[ \t]*(?:[-*•–] |\d+[.)] )|\t.*\n.*\t/m;
const noLines =
  'A text here has a list or a table, and would lose its lines. Write sentences, with an empty line between paragraphs.';

/**
 * What a form holds, as content has it: numbers and addresses read, letters composed, each paragraph of a
 * YAML file on one line, and the day of the change where the file records it.
 *
 * @param file such as content/towns/boise.yaml.
 * @throws Error with words for the owner if a text has a list or a table, whose lines would be joined.
 */
export function asContent(file: string, form: object): object {
  const schema = schemaOf(file);
  const day = schema?.shape['updated'] && { updated: buildDay() };
  const tidy = (_: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    const text = value.normalize('NFC');
    if (!file.endsWith('.yaml')) return text;
    if (lines.test(text)) throw new Error(noLines);
    return unwrap(text);
  };
  const typed = JSON.parse(JSON.stringify({ ...form, ...day }, tidy));
  return Object(schema ? asTyped(typed, jsonSchemaOf(schema)) : typed);
}
