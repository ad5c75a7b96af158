import { type AreaFound, areaNamed } from './area-named';
import type { Locality, NamedArea } from './localities';
import { isAlmost, isSame, type Match, spellings, typoMatches } from './spelling';
import { nameAndState, tokenize, zipAmong } from './tokens';

/** How many localities are offered at once, apart from those of a county or a region. */
const mostOffered = 6;

/** What was typed, as far as we can tell. */
type FoundLocalities =
  | { type: 'empty' }
  /** Digits that aren't a whole ZIP code yet. */
  | { type: 'partialZip' }
  /** An address that ends before the town. */
  | { type: 'street' }
  | { type: 'unknown' }
  | AreaFound
  | Found;

/** The best match first. `only` is the one that was certainly meant. */
type Found = { type: 'found'; localities: Locality[]; only: Locality | undefined };

/**
 * Looks up a town, a ZIP code, a county or a region as people type it: in any case, with spaces,
 * periods and abbreviations, followed by the state, with the letter O for a zero, with one typo.
 */
export function findLocalities(
  known: readonly Locality[],
  typed: string,
  areas: readonly NamedArea[],
): FoundLocalities {
  const tokens = tokenize(typed);
  if (tokens.length === 0) return { type: 'empty' };
  const zip = zipAmong(tokens);
  const withZip = known.filter(({ zips }) => zips.some((one) => one === zip));
  const byZip: FoundLocalities = withZip.length > 0 ? found(withZip, withZip) : { type: 'unknown' };
  // An address ends with its ZIP code: five digits at its beginning are a house number.
  const others = tokens.slice(1);
  const isHouse = others.some((token) => /[a-z]/.test(token)) && zipAmong(others) === undefined;
  if (zip && !isHouse) return byZip;
  if (/^\d{1,4}$/.test(tokens.join(''))) return { type: 'partialZip' };
  const { name, state, all } = nameAndState(zip ? others : tokens);
  const inState = known.filter((locality) => state === undefined || locality.state === state);
  // The name of a region may end with a state's.
  const area = (isMatch: Match) =>
    areaNamed(inState, areas, name, isMatch) ?? areaNamed(known, areas, all, isMatch);
  const meant =
    area(isSame) ??
    byName(inState, name) ??
    area(isAlmost) ??
    // The town of Boise is "Boise City" in official documents.
    amongTokens(inState, name);
  if (meant) return meant;
  if (withZip.length > 0) return byZip;
  // Someone wrong about the state may be right about the town, so we ask.
  const elsewhere = state && (byName(known, name) ?? amongTokens(known, name));
  if (elsewhere) return { ...elsewhere, only: undefined };
  // In a street's address, nothing follows the comma yet: the town is missing.
  const line = tokenize(typed.replace(/,.*/s, ''));
  const isStreet = isHouse && /^\d+[a-z]? /.test(tokens.join(' ')) && line.length >= name.length;
  return { type: isStreet ? 'street' : 'unknown' };
}

/** A word that people and documents say around a town's name, or the beginning of a ZIP code. */
const filler =
  /^(?:near|by|in|at|around|outside|of|the|downtown|old|town|city|area|(?:north|south)?(?:east|west)?|afb|air|force|base|\d{1,4})$/;

const mostTokens = 5;

/** The last town named among other words, as in an address; the one at the end may have a typo. */
function amongTokens(known: readonly Locality[], tokens: readonly string[]): Found | undefined {
  const matching = matcher(known);
  for (let end = tokens.length; end > 0; end--) {
    for (let start = Math.max(0, end - mostTokens); start < end; start++) {
      const typed = spellings(tokens.slice(start, end));
      const exact = matching(typed, isSame);
      const others = [...tokens.slice(0, start), ...tokens.slice(end)];
      // After a house number, the name may be that of a street.
      const isSure = others.every((token) => filler.test(token)) && !/^\d/.test(tokens.join(''));
      if (exact.length > 0) return found(exact, isSure ? exact : []);
      const almost =
        end < tokens.length ? [] : matching(typed, isAlmost).filter(({ slug }) => slug);
      if (almost.length > 0) return found(almost, []);
    }
  }
  return undefined;
}

function byName(known: readonly Locality[], tokens: readonly string[]): Found | undefined {
  const typed = spellings(tokens);
  const matching = matcher(known);
  const exact = matching(typed, isSame);
  const begun = matching(typed, (name, text) => name.startsWith(text));
  const byLaterToken = known.filter(({ name }) => {
    const rest = tokenize(name).slice(1).join('');
    return typed.some((text) => text.length >= 3 && rest.startsWith(text));
  });
  const correct = [...new Set([...begun, ...byLaterToken])];
  if (exact.length > 0) return found(correct, exact);
  // A part of a name, or one with a typo, isn't enough to be sure of a town without a page.
  const sure = (list: Locality[]) => (list.every(({ slug }) => slug !== undefined) ? list : []);
  // A later word of a name, such as "Bend", may be a town elsewhere. "VA" may be anything.
  const isSure = correct.length === begun.length && tokens.join('').length >= 3;
  if (correct.length > 0) return found(correct, isSure ? sure(begun) : []);
  const lists = typoMatches.map((isMatch) => matching(typed, isMatch));
  const best = lists.find((list) => list.length > 0);
  return best && found(best, best === lists[0] ? sure(best) : []);
}

/** Finds the localities whose name may be one of the texts. */
function matcher(known: readonly Locality[]) {
  const named = known.map((locality) => ({ locality, names: spellings(tokenize(locality.name)) }));
  return (typed: readonly string[], isMatch: Match) =>
    named
      .filter(({ names }) => names.some((name) => typed.some((text) => isMatch(name, text))))
      .map(({ locality }) => locality);
}

/** @param meant the ones that fit for certain: they come first, and a single one is `only`. */
function found(matches: readonly Locality[], meant: readonly Locality[]): Found {
  // Within each group, towns with a page come first.
  const rank = (locality: Locality) =>
    (meant.includes(locality) ? 0 : 2) + (locality.slug === undefined ? 1 : 0);
  return {
    type: 'found',
    localities: [...matches].sort((a, b) => rank(a) - rank(b)).slice(0, mostOffered),
    only: meant.length === 1 ? meant[0] : undefined,
  };
}
