import { headingCharacters } from '../../schema/letters';
import type { Mismatch } from '../problem';

const known = new Set([...headingCharacters, '\n']);

/** What people call a character that shows no more than a space, or looks like another one. */
const names: readonly (readonly [RegExp, string])[] = [
  [/[\u2010\u2011]/, 'a special hyphen'],
  [/\ufffd/, 'a letter not saved as UTF-8'],
  [/[\p{Separator}\u2800]/u, 'a special space'],
  [/[\p{Default_Ignorable_Code_Point}\p{Other}]/u, 'an invisible character'],
];

/** What joins two emoji to one, and asks for its colors. */
const joining = /[\u200d\ufe0f]/;

/** Whether some typeface of the system has a character that the headings' lacks. */
const canBeShown = (character: string) =>
  joining.test(character) || names.every(([sign]) => !sign.test(character));

/** How much of the text around a character helps to find it, in characters. */
const shownNearby = 20;

/**
 * The first character that the headings' typeface lacks. Any text may become a heading or part of a
 * share image, and a letter that is missing there would be fetched from another host in the build.
 *
 * @param isByClient true for a client's review: it may have any letter, as no picture shows it.
 */
export function unknownLetter(text: string, isByClient = false): Mismatch | undefined {
  const characters = [...text];
  const at = characters.findIndex((one) => !known.has(one) && !(isByClient && canBeShown(one)));
  const letter = characters[at];
  if (letter === undefined) return undefined;
  const [, name = letter] = names.find(([pattern]) => pattern.test(letter)) ?? [];
  const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const near = characters.slice(Math.max(0, at - shownNearby), at + shownNearby);
  const seen = near.map((character) => (/\P{C}/u.test(character) ? character : ' ')).join('');
  return {
    expected: `letters of English and Spanish, digits and common signs (${headingCharacters.slice(-19)})`,
    found: `${name} (U+${code}) in "${seen.trim()}"`,
    index: characters.slice(0, at).join('').length,
  };
}
