import { buildDay } from '../../../lib/content/build-day';
import { checkLetters } from '../../../lib/content/check-text';
import { checkValue } from '../../../lib/content/check-value';
import { describeProblem } from '../../../lib/content/problem';
import type { Variables } from '../../../lib/content/template-variables';
import { schemaOf } from '../../../lib/schema/files';
import { placeOf } from '../../../lib/schema/labels';
import { unwrap } from '../../../lib/text';

/**
 * What a form holds, as content has it: letters composed, each paragraph of a YAML file on one line, and
 * the day of the change where the file records it. With what the build would say about it, in the words
 * of the form.
 *
 * @param file such as content/towns/boise.yaml.
 * @param variables what names in braces stand for.
 */
export function checkForm(file: string, form: object, variables: Variables) {
  const schema = schemaOf(file);
  const day = schema?.shape['updated'] && { updated: buildDay() };
  const tidy = (_: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    return file.endsWith('.yaml') ? unwrap(value.normalize('NFC')) : value.normalize('NFC');
  };
  const data = JSON.parse(JSON.stringify({ ...form, ...day }, tidy));
  // The system notes something beside list items.
  const noted = (key: string, value: unknown) => (key.startsWith('__sc_') ? undefined : value);
  const { body: _, ...head } = JSON.parse(JSON.stringify(data, noted));
  const findings = schema ? checkValue(head, schema, variables, checkLetters).findings : [];
  const problems = findings.map((finding) => describeProblem(finding, placeOf(finding.path, file)));
  return { data, problems };
}
