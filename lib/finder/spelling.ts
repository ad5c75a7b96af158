/** The ways to write the first word of a name, each with one short form for all of them. */
const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/^(?:mountain|mount|mtn|mt)(?=.)/, 'mt'],
  [/^(?:saint|st)(?=.)/, 'st'],
  [/^(?:fort|ft)(?=.)/, 'ft'],
  [/^mtn$/, 'mountain'],
];

/** The words of a name joined together, as typed and with the first word abbreviated. */
export function spellings(tokens: readonly string[]): string[] {
  const whole = tokens.join('').replaceAll('0', 'o').replaceAll('1', 'l');
  const short = abbreviations.reduce(
    (text, [pattern, abbreviation]) => text.replace(pattern, abbreviation),
    whole,
  );
  return [...new Set([whole, short])];
}

/** Whether a name may be what was typed. */
export type Match = (name: string, typed: string) => boolean;

export const isSame: Match = (name, typed) => name === typed;

/** Whether a name of four letters or more may be what was typed, with one typo. */
export const isAlmost: Match = (name, typed) =>
  Math.max(name.length, typed.length) >= 4 && isOneTypoFrom(name, typed);

/** Matches that allow one typo, the most certain first. */
export const typoMatches: readonly Match[] = [
  (name, typed) => typed.length >= 4 && name[0] === typed[0] && isAlmost(name, typed),
  isAlmost,
  (name, typed) => typed.length >= 5 && isOneTypoFrom(name.slice(0, typed.length), typed),
];

/** Whether two texts are the same but for a letter added, dropped, replaced or swapped. */
function isOneTypoFrom(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2))
  );
}
