import { buildDay } from '../../../lib/content/build-day';
import { checkText, checkWords } from '../../../lib/content/check-text';
import { checkValue } from '../../../lib/content/check-value';
import { describeProblem } from '../../../lib/content/problem';
import type { Variables } from '../../../lib/content/template-variables';
import { hasVariables, schemaOf } from '../../../lib/schema/files';
import { placeOf } from '../../../lib/schema/labels';
import { phoneToken } from '../../../lib/schema/legal-page';
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
  const { body = '', ...head } = JSON.parse(JSON.stringify(data, noted));
  const isPage = file.startsWith('content/pages/');
  const known = hasVariables(file) ? variables : undefined;
  const check = (text: string, names = known) =>
    names ? checkText(text, names, isPage) : checkWords(text);
  const { findings = [] } = schema ? checkValue(head, schema, known, check) : {};
  const problems = [
    ...findings.map((finding) => describeProblem(finding, placeOf(finding.path, file))),
    ...check(body, { ...variables, phone: phoneToken }).map((finding) =>
      describeProblem(finding, 'Text'),
    ),
  ];
  return { data, problems };
}
