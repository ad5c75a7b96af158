import { buildDay } from '../../../lib/content/build-day';
import { asTyped } from '../../../lib/content/typed';
import { schemaOf } from '../../../lib/schema/files';
import { jsonSchemaOf } from '../../../lib/schema/json-schema';
import { unwrap } from '../../../lib/text';

/**
 * What a form holds, as content has it: numbers and addresses read, letters composed, each paragraph of a
 * YAML file on one line, and the day of the change where the file records it.
 *
 * @param file such as content/towns/boise.yaml.
 */
export function asContent(file: string, form: object): object {
  const schema = schemaOf(file);
  const day = schema?.shape['updated'] && { updated: buildDay() };
  const tidy = (_: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    return file.endsWith('.yaml') ? unwrap(value.normalize('NFC')) : value.normalize('NFC');
  };
  const typed = JSON.parse(JSON.stringify({ ...form, ...day }, tidy));
  return Object(schema ? asTyped(typed, jsonSchemaOf(schema)) : typed);
}
