import { buildDay } from '../../../lib/content/build-day';
import { checkText, checkWords } from '../../../lib/content/check-text';
import { checkValue } from '../../../lib/content/check-value';
import { describeProblem } from '../../../lib/content/problem';
import type { Variables } from '../../../lib/content/template-variables';
import { asTyped } from '../../../lib/content/typed';
import { type BusinessRecord, businessFileOf } from '../../../lib/schema/business';
import { overCap } from '../../../lib/schema/fee-caps';
import { hasVariables, isQuoted, schemaOf } from '../../../lib/schema/files';
import { jsonSchemaOf } from '../../../lib/schema/json-schema';
import { placeOf } from '../../../lib/schema/labels';
import { phoneToken } from '../../../lib/schema/legal-page';
import { unwrap } from '../../../lib/text';

/** What the content was like when the site was built. */
export interface Built extends Pick<BusinessRecord, 'commissions'> {
  /** What names in braces stand for. */
  variables: Variables;
}

/**
 * What a form holds, as content has it: numbers and addresses read, letters composed, each paragraph of a YAML file on one line, and
 * the day of the change where the file records it. With what the build would say about it, in the words
 * of the form.
 *
 * @param file such as content/towns/boise.yaml.
 */
export function checkForm(file: string, form: object, { variables, commissions }: Built) {
  const schema = schemaOf(file);
  const day = schema?.shape['updated'] && { updated: buildDay() };
  const tidy = (_: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    return file.endsWith('.yaml') ? unwrap(value.normalize('NFC')) : value.normalize('NFC');
  };
  const typed = JSON.parse(JSON.stringify({ ...form, ...day }, tidy));
  const data = Object(schema ? asTyped(typed, jsonSchemaOf(schema)) : typed);
  // The system notes something beside list items.
  const noted = (key: string, value: unknown) => (key.startsWith('__sc_') ? undefined : value);
  const { body = '', ...head } = JSON.parse(JSON.stringify(data, noted));
  const isPage = file.startsWith('content/pages/');
  const known = hasVariables(file) ? variables : undefined;
  const check = (text: string, names = known) =>
    names ? checkText(text, names, isPage) : checkWords(text, isQuoted(file));
  const { findings = [] } = schema ? checkValue(head, schema, known, check) : {};
  const hasPrices = file === businessFileOf('prices') && findings.length === 0;
  const tooHigh = hasPrices ? overCap({ prices: data.prices, commissions }) : [];
  const inFields = [
    ...findings,
    ...tooHigh.map((over) => ({ code: 'over-cap' as const, ...over })),
  ];
  const problems = [
    ...inFields.map((finding) => describeProblem(finding, placeOf(finding.path, file))),
    ...check(body, { ...variables, phone: phoneToken }).map((finding) =>
      describeProblem(finding, 'Text'),
    ),
  ];
  return { data, problems };
}
