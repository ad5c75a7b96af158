import type { StateCode } from '../schema/fields';
import type { Locality } from './localities';

/** How many places are offered at once. */
const mostOffered = 6;

/** What was typed, as far as we know it. */
export type FoundLocalities =
  | { kind: 'empty' }
  /** Figures that are no whole ZIP code yet. */
  | { kind: 'partial zip' }
  | { kind: 'unknown' }
  /** The best first. `only` is the one that was meant beyond doubt. */
  | { kind: 'found'; places: Locality[]; only: Locality | undefined };

/**
 * Looks a town or a ZIP code up as people type it: in any case, with blanks, points and abbreviations,
 * with the state behind it, with the letter O for a zero, with one slip of the finger.
 */
export function findLocalities(places: readonly Locality[], typed: string): FoundLocalities {
  const words = wordsOf(typed);
  if (words.length === 0) return { kind: 'empty' };
  const zip = zipAmong(words);
  if (zip) {
    const there = places.filter(({ zips }) => zips.includes(zip));
    return found(there, there);
  }
  if (/^\d{1,4}$/.test(words.join(''))) return { kind: 'partial zip' };
  const { name, state } = nameAndState(words);
  if (state === undefined) return byName(places, name) ?? { kind: 'unknown' };
  const inState = places.filter((place) => place.state === state);
  // Who is wrong about the state may be right about the town, and is asked.
  return byName(inState, name) ?? unsure(byName(places, name)) ?? { kind: 'unknown' };
}

function unsure(found: FoundLocalities | undefined): FoundLocalities | undefined {
  return found?.kind === 'found' ? { ...found, only: undefined } : found;
}

/** The words of a text, in small letters without marks and accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/[\p{M}'’]/gu, '');
  return plain
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Five figures, or nine, with the letters that people take for figures. */
function zipAmong(words: readonly string[]): string | undefined {
  const isNumber = (word: string) => /^[\doil]+$/.test(word) && /\d\d/.test(word);
  // "ID83634", as labels have it.
  const bare = words.map((word) => word.replace(/^[a-z]+(?=\d{5}$)/, ''));
  // An address has its ZIP code at the end, and perhaps a house of five figures before it.
  return [words.join(''), ...bare]
    .filter(isNumber)
    .map((word) => word.replaceAll('o', '0').replace(/[il]/g, '1'))
    .findLast((number) => number.length === 5 || number.length === 9)
    ?.slice(0, 5);
}

const states: Record<string, StateCode> = { id: 'ID', idaho: 'ID', or: 'OR', oregon: 'OR' };

/** How the country is written. */
const countries = [['usa'], ['us'], ['u', 's'], ['u', 's', 'a'], ['united', 'states']];

/** What papers, maps and people write behind a name that the place does without. */
const additions = [['city'], ['afb'], ['air', 'force', 'base']];

/** The words before an ending; undefined where they have none such, or nothing else. */
function before(
  words: readonly string[],
  endings: readonly (readonly string[])[],
): string[] | undefined {
  const ending = endings.find(
    (candidate) =>
      words.length > candidate.length &&
      candidate.every((word, index) => word === words.at(index - candidate.length)),
  );
  return ending && words.slice(0, -ending.length);
}

/** The words of the name, and the state where one stands behind it. */
function nameAndState(words: readonly string[]): {
  name: readonly string[];
  state: StateCode | undefined;
} {
  const name = before(words, countries) ?? words;
  const last = name.at(-1) ?? '';
  const state = Object.hasOwn(states, last) ? states[last] : undefined;
  return state === undefined || name.length === 1
    ? { name, state: undefined }
    : { name: name.slice(0, -1), state };
}

/** What the beginning of a name may be written as. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^(?:mountain|mount|mtn|mt)(?=.)/, 'mt'],
  [/^(?:saint|st)(?=.)/, 'st'],
  [/^(?:fort|ft)(?=.)/, 'ft'],
  [/^mtn$/, 'mountain'],
];

/** A name in one piece, as it stands and with its beginning shortened. */
function spellings(words: readonly string[]): string[] {
  const whole = words.join('').replaceAll('0', 'o').replaceAll('1', 'l');
  const short = beginnings.reduce((text, [long, abbreviated]) => {
    return text.replace(long, abbreviated);
  }, whole);
  return [...new Set([whole, short])];
}

type Fits = (name: string, typed: string) => boolean;

/** How one slip of the finger fits, from the best on. */
const slips: readonly Fits[] = [
  (name, typed) => typed.length >= 4 && name[0] === typed[0] && isOneSlipFrom(name, typed),
  (name, typed) => typed.length >= 5 && isOneSlipFrom(name, typed),
  (name, typed) => typed.length >= 5 && isOneSlipFrom(name.slice(0, typed.length), typed),
];

function byName(
  places: readonly Locality[],
  words: readonly string[],
): FoundLocalities | undefined {
  const typed = spellings(words);
  const named = places.map((place) => ({ place, names: spellings(wordsOf(place.name)) }));
  const fitting = (fits: Fits) =>
    named
      .filter(({ names }) => names.some((name) => typed.some((text) => fits(name, text))))
      .map(({ place }) => place);
  const exact = fitting((name, text) => name === text);
  const begun = fitting((name, text) => name.startsWith(text));
  const later = places.filter(({ name }) => {
    const rest = wordsOf(name).slice(1).join('');
    return typed.some((text) => text.length >= 3 && rest.startsWith(text));
  });
  const whole = [...new Set([...begun, ...later])];
  if (exact.length > 0) return found(whole, exact);
  // "Bend" begins no name that we know: the other Bend may be meant.
  if (whole.length > 0) return found(whole, whole.length === begun.length ? begun : []);
  const [near = [], ...farther] = slips.map(fitting);
  if (near.length > 0) return found(near, near);
  const far = farther.find((list) => list.length > 0);
  if (far) return found(far, []);
  // "Boise City" is what the papers call it, and the town is Boise.
  const shorter = before(words, additions);
  return shorter && byName(places, shorter);
}

/** @param meant those that the visitor may mean beyond doubt, if it is one alone; they stand first. */
function found(places: readonly Locality[], meant: readonly Locality[]): FoundLocalities {
  if (places.length === 0) return { kind: 'unknown' };
  const listed = (place: Locality) => Number(place.slug === undefined);
  const rank = (place: Locality) => Number(!meant.includes(place)) * 2 + listed(place);
  return {
    kind: 'found',
    places: places.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostOffered),
    only: meant.length === 1 ? meant[0] : undefined,
  };
}

/** Whether one letter more, less, other, or changed with its neighbor makes one text the other. */
function isOneSlipFrom(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
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
