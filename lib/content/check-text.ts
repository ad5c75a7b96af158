import { isLawKey } from '../schema/laws';
import { stateCodes, states } from '../states';
import { checkLetters } from './check-letters';
import type { TextFinding } from './problem';
import { unknownVariables, type Variables } from './template-variables';

const lawsOfStates = stateCodes
  .flatMap((state) => states[state].citations)
  .map((name) => name.replaceAll('.', '\\.'));

/** A citation of a statute or rule, of a state or federal. */
const citation = new RegExp(
  String.raw`\b(?:${lawsOfStates.join('|')}|\d+ (?:CFR|C\.F\.R\.|U\.?S\.?C\.?))\s+(?:§+\s*|[Ss]ections?\s+)?\d(?:[\w.:-]*\w)?`,
  'g',
);

/**
 * What is wrong with a text of content: a letter that the headings lack, a name in braces that stands for
 * nothing, or a citation spelled out. A text names a law by its key, so that content/laws.yaml has every
 * law the site cites.
 *
 * @param variables what names in braces stand for, the sections of laws among them.
 * @param hasGaps whether the text's schema knows more names (lib/schema/pages/copy.ts).
 */
export function checkText(text: string, variables: Variables, hasGaps: boolean): TextFinding[] {
  const known = Object.keys(variables).filter((name) => !isLawKey(name));
  const keys = new Map(Object.entries(variables).map(([key, value]) => [value, key]));
  return [
    ...checkLetters(text),
    ...(hasGaps ? [] : unknownVariables(text, variables)).map((name) => ({
      expected: isLawKey(name)
        ? 'the key of a law in content/laws.yaml'
        : `one of ${known.join(', ')} in braces`,
      found: `{${name}}`,
      index: text.indexOf(`{${name}}`),
    })),
    ...[...text.matchAll(citation)].map(({ 0: cited, index }) => {
      const key = keys.get(cited.replace(/\s+/g, ' '));
      const expected = key
        ? `{${key}}, the key of that law`
        : 'a record of that law in content/laws.yaml, and its key in braces';
      return { expected, found: `"${cited}"`, index };
    }),
  ];
}
