import { isLawKey } from '../schema/laws';
import { stateCodes, states } from '../states';
import { type Held, prohibitedIn } from './claims';
import type { Kind } from './problem-words';
import { unknownVariables, type Variables } from './template-variables';
import { unknownLetter } from './unknown-letter';

const lawsOfStates = stateCodes
  .flatMap((state) => states[state].citations)
  .map((name) => name.replaceAll('.', '\\.'));

/** A citation of a statute or rule, of a state or federal. */
const citation = new RegExp(
  String.raw`\b(?:${lawsOfStates.join('|')}|\d+ (?:CFR|C\.F\.R\.|U\.?S\.?C\.?))\s+(?:§+\s*|[Ss]ections?\s+)?\d(?:[\w.:-]*\w)?`,
  'g',
);

/** Something wrong in a text, and where it begins there. */
export type TextFinding = Kind & { index: number };

/**
 * What keeps any text off the site: the first letter that the headings lack, and what the law forbids.
 *
 * @param held what the records make true.
 * @param isQuoted whether somebody else wrote it (lib/content/unknown-letter.ts).
 */
export function checkWords(text: string, held: Held, isQuoted = false): TextFinding[] {
  const letter = unknownLetter(text, isQuoted);
  return [...(letter ? [{ code: 'letter', ...letter } as const] : []), ...prohibitedIn(text, held)];
}

/**
 * What is wrong with a text of content: what no text may have, a name in braces that stands for nothing, or
 * a citation spelled out. A text names a law by its key, so that content/laws.yaml has every
 * law the site cites.
 *
 * @param variables what names in braces stand for, the sections of laws among them.
 * @param hasGaps whether the text's schema knows more names (lib/schema/pages/copy.ts).
 */
export function checkText(
  text: string,
  variables: Variables,
  held: Held,
  hasGaps: boolean,
): TextFinding[] {
  const known = Object.keys(variables).filter((name) => !isLawKey(name));
  const keys = new Map(Object.entries(variables).map(([key, value]) => [value, key]));
  return [
    ...checkWords(text, held),
    ...(hasGaps ? [] : unknownVariables(text, variables)).map((value): TextFinding => {
      const index = text.indexOf(`{${value}}`);
      return isLawKey(value)
        ? { code: 'unknown-law', value, index }
        : { code: 'unknown-name', value, known, index };
    }),
    ...[...text.matchAll(citation)].map(({ 0: value, index }): TextFinding => {
      const key = keys.get(value.replace(/\s+/g, ' '));
      return key === undefined
        ? { code: 'unknown-citation', value, index }
        : { code: 'known-citation', value, key, index };
    }),
  ];
}
