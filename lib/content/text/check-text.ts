import { isByClients } from '../../schema/files';
import type { JsonSchema } from '../../schema/json-schema';
import { citation, isLawKey } from '../../schema/laws';
import { phoneToken } from '../../schema/legal-page';
import { addressesIn, plainText } from '../../text/prose';
import type { Mismatch } from '../problem';
import type { ReadingStage, Variables } from '../reading/template-variables';
import { checkMarkup } from './check-markup';
import { type Proofs, prohibitedIn } from './claims';
import { unknownLetter } from './unknown-letter';

/** Finds the first letter that the headings lack (see unknownLetter) and what the law forbids. */
export function checkWords(text: string, proofs: Proofs, isByClient = false): Mismatch[] {
  const letter = unknownLetter(text, isByClient);
  return [...(letter ? [letter] : []), ...prohibitedIn(text, proofs)];
}

/** What to write for a name in braces that stands for nothing: the three names most like it. */
function namesFor(name: string, gaps: string, variables: Variables): string {
  if (gaps) return `${gaps} or a name in braces that every text may use`;
  const pairs = [...name.slice(1)].map((letter, at) => (name[at] + letter).toLowerCase());
  const likeness = (known: string) =>
    pairs.filter((pair) => known.toLowerCase().includes(pair)).length;
  const known = Object.keys(variables).filter((one) => !isLawKey(one));
  const likest = known
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, 3)
    .join('}, {');
  const why =
    `{${name}}` === phoneToken ? ' (only the legal pages show the number within a text)' : '';
  return `a name in braces that stands for something here, such as {${likest}}${why}`;
}

/**
 * Finds what no text may have, names in braces that stand for nothing, and citations spelled out: a
 * text names a law by its key, so that content/laws.yaml has every law the site cites.
 *
 * @param gaps the names in braces that only its page knows (lib/schema/pages/copy.ts).
 */
export function checkText(
  text: string,
  { known, variables }: Exclude<ReadingStage, { known: 'nothing' }>,
  proofs: Proofs,
  gaps = '',
): Mismatch[] {
  // The business's own files say what the others may name.
  const named = known === 'laws' ? [] : text.matchAll(/\{(\w*)\}/g);
  return [
    ...checkWords(text, proofs),
    ...[...named].flatMap(({ 0: found, 1: name = '', index }) => {
      if (Object.hasOwn(variables, name) || gaps.includes(found)) return [];
      const expected = isLawKey(name)
        ? 'the name in braces of a law in content/laws.yaml'
        : namesFor(name, gaps, variables);
      return { expected, found, index };
    }),
    ...[...text.matchAll(citation)].map(({ 0: value, index }) => {
      const law = value.replace(/\s+/g, ' ');
      const key = Object.keys(variables).find((name) => variables[name] === law);
      const expected = key
        ? `{${key}}, the name of that law`
        : 'a record of that law in content/laws.yaml, and its name in braces';
      return { expected, found: `"${value}"`, index };
    }),
  ];
}

/** What decides how a text is read, besides its file and its schema. */
export interface ReadingContext {
  stage: ReadingStage;
  proofs: Proofs;
  /** The day of the build, such as 2026-11-20. */
  day: string;
}

/** Finds what is wrong with the text of a field. A claim counts even if a link begins within it. */
export function checkField(
  file: string,
  text: string,
  json: JsonSchema,
  { stage, proofs }: ReadingContext,
): Mismatch[] {
  if (isByClients(file)) return checkWords(text, proofs, true);
  const words = json.links ? [plainText(text), ...addressesIn(text)].join(' ') : text;
  const found =
    stage.known === 'nothing'
      ? checkWords(words, proofs)
      : checkText(words, stage, proofs, json.gaps);
  return [...found, ...checkMarkup(text, json)];
}
