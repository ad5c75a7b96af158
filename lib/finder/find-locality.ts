import type { Locality } from './localities';
import { type Match, spellings, typoMatches } from './spelling';
import { nameAndState, wordsOf, zipAmong } from './typed-words';

/** How many localities are offered at once. */
const mostOffered = 6;

/** What was typed, as far as we can tell. */
export type FoundLocalities =
  | { kind: 'empty' }
  /** Digits that aren't a whole ZIP code yet. */
  | { kind: 'partialZip' }
  | { kind: 'unknown' }
  | Found;

/** The best match first. `only` is the one that was certainly meant. */
type Found = { kind: 'found'; localities: Locality[]; only: Locality | undefined };

/**
 * Looks up a town or a ZIP code as people type it: in any case, with spaces, periods and
 * abbreviations, followed by the state, with the letter O for a zero, with one typo.
 */
export function findLocalities(known: readonly Locality[], typed: string): FoundLocalities {
  const words = wordsOf(typed);
  if (words.length === 0) return { kind: 'empty' };
  const zip = zipAmong(words);
  const withZip = known.filter(({ zips }) => zip !== undefined && zips.includes(zip));
  const byZip: FoundLocalities = withZip.length > 0 ? found(withZip, withZip) : { kind: 'unknown' };
  // An address ends with its ZIP code; one that begins with five digits has them on the house.
  const others = words.slice(1);
  const isHouse = others.some((word) => /[a-z]/.test(word)) && zipAmong(others) === undefined;
  if (zip && !isHouse) return byZip;
  if (/^\d{1,4}$/.test(words.join(''))) return { kind: 'partialZip' };
  const { name, state } = nameAndState(zip ? others : words);
  const inState = known.filter((locality) => state === undefined || locality.state === state);
  const meant = byCounty(inState, name) ?? byName(inState, name);
  if (meant) return meant;
  if (withZip.length > 0) return byZip;
  // Someone wrong about the state may be right about the town, so we ask.
  const elsewhere = state && byName(known, name);
  return elsewhere ? { ...elsewhere, only: undefined } : { kind: 'unknown' };
}

/** The towns of a county, by its name, unless that is a town's. */
function byCounty(known: readonly Locality[], words: readonly string[]): Found | undefined {
  const county = words.filter((word) => !/^(?:county|co)$/.test(word)).join('');
  const isNamed = (name = '') => wordsOf(name).join('') === county;
  const isTown = county.length === words.join('').length && known.some(({ name }) => isNamed(name));
  const towns = isTown || !county ? [] : known.filter((town) => isNamed(town.county));
  return towns.length > 0 ? found(towns, []) : undefined;
}

/** What people and documents say around the name of a town, and the beginning of a ZIP code. */
const around =
  /^(?:near|by|in|at|around|outside|of|the|downtown|old|town|city|area|(?:north|south)?(?:east|west)?|afb|air|force|base|\d{1,4})$/;

/** A town named among other words, as in an address: the last one, and by the most words. */
function amongWords(known: readonly Locality[], words: readonly string[]): Found | undefined {
  for (let length = words.length - 1; length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const typed = spellings(words.slice(start, start + length));
      const named = known.filter(({ name }) =>
        spellings(wordsOf(name)).some((spelling) => typed.includes(spelling)),
      );
      const others = [...words.slice(0, start), ...words.slice(start + length)];
      if (named.length > 0)
        return found(named, others.every((word) => around.test(word)) ? named : []);
    }
  }
  return undefined;
}

function byName(known: readonly Locality[], words: readonly string[]): Found | undefined {
  const typed = spellings(words);
  const named = known.map((locality) => ({ locality, names: spellings(wordsOf(locality.name)) }));
  const matching = (isMatch: Match) =>
    named
      .filter(({ names }) => names.some((name) => typed.some((text) => isMatch(name, text))))
      .map(({ locality }) => locality);
  const exact = matching((name, text) => name === text);
  const begun = matching((name, text) => name.startsWith(text));
  const laterWord = known.filter(({ name }) => {
    const rest = wordsOf(name).slice(1).join('');
    return typed.some((text) => text.length >= 3 && rest.startsWith(text));
  });
  const correct = [...new Set([...begun, ...laterWord])];
  if (exact.length > 0) return found(correct, exact);
  // "Bend" begins no name we know: it may be the town of Bend, which we don't know.
  // Nor is a town without a page meant for certain by how it begins.
  const isSure = correct.length === begun.length && begun.every(({ slug }) => slug !== undefined);
  if (correct.length > 0) return found(correct, isSure ? begun : []);
  const [near = [], ...farther] = typoMatches.map(matching);
  if (near.length > 0) return found(near, near);
  const far = farther.find((list) => list.length > 0);
  if (far) return found(far, []);
  // The town of Boise is "Boise City" in official documents.
  return amongWords(known, words);
}

/** @param meant the ones that fit for certain: they come first, and a single one is `only`. */
function found(matches: readonly Locality[], meant: readonly Locality[]): Found {
  // Of each, first those with a page.
  const rank = (locality: Locality) =>
    (meant.includes(locality) ? 0 : 2) + (locality.slug === undefined ? 1 : 0);
  return {
    kind: 'found',
    localities: [...matches].sort((a, b) => rank(a) - rank(b)).slice(0, mostOffered),
    only: meant.length === 1 ? meant[0] : undefined,
  };
}
