import { isAlmost } from '../finder/spelling';
import { tokenize } from '../finder/tokens';

/** What can be found: by its name, and by what people call it. */
interface Named {
  readonly name: string;
  readonly otherNames: readonly string[];
}

/** A word without the s at its end, so that one document is found among many. */
const singular = (word: string) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word);

/** What people say around the name of a document, and whose it is. */
const filler = new Set(
  tokenize(`a an and another any at away brother by can could dad do doc document does father for
    form from get got grandma grandpa has have he help her his husband i if im in is it its ive
    just me mine mom mother my need notarise notarization notarize notarized notarizing notary of
    on one or our page paper paperwork parent please she sheet sign signature signed signing
    sister some stamp stamped that the their them there thing this to us want we what who wife
    with you your`).map(singular),
);

/** What people call whoever and whatever a document is about: any of a row finds the others. */
const alike = [
  'child kid son daughter baby toddler',
  'car truck pickup vehicle auto',
  'died dead death deceased late passed past',
].map((row) => row.split(' '));

/** The words that mean the same as this one, itself included. */
const meanings = (word: string) => alike.find((row) => row.includes(word)) ?? [word];

/** Letters with periods, such as those of P.O.A. */
const initials = /\b([a-z])\.\s?(?=[a-z]\b)/gi;

/** The words that tell one document from another, each in the singular; DS3053 is two. */
export const documentTokens = (text: string): string[] =>
  tokenize(text.replace(initials, (_, letter) => letter).replace(/(?<=[a-z])(?=\d)/gi, ' '))
    .map(singular)
    .filter((word) => !filler.has(word));

const mostOffered = 6;

/** How much of what was typed has to fit, by the weight of its words. */
const leastShare = 0.4;

/** How well a word fits a typed one: in full, in other words, with a typo or begun; 0 if not. */
function likeness(word: string, typed: string): number {
  const same = meanings(word);
  if (same.includes(typed)) return 1;
  if (typed.length > 1 && word.startsWith(typed)) return 0.8;
  return typed.length > 3 && same.some((one) => isAlmost(one, typed)) ? 0.6 : 0;
}

/**
 * Makes the search through these. It looks a document up as people call it: in any order of words,
 * with words around it, with one typo a word. A word that few of the names have tells more than one
 * of many ("title" more than "affidavit"), so it counts by its inverse document frequency.
 */
export function documentSearch<Known extends Named>(known: readonly Known[]) {
  const names = known.flatMap((document) =>
    [document.name, ...document.otherNames].map((name) => ({
      document,
      name,
      tokens: documentTokens(name),
    })),
  );
  const best = (tokens: readonly string[], typed: string) =>
    Math.max(0, ...tokens.map((token) => likeness(token, typed)));
  /** 0 for a word that none of the names has: it tells nothing of which is meant. */
  const weight = (typed: string) => {
    const count = names.filter(({ tokens }) => best(tokens, typed) > 0).length;
    return count && Math.log(1 + names.length / count);
  };

  /** @returns the best match first; and `only`, the one that was certainly meant. */
  return (text: string) => {
    const typed = documentTokens(text).map((word) => ({ word, weight: weight(word) }));
    const whole = typed.reduce((sum, { weight }) => sum + weight, 0);
    const scored = names.flatMap(({ tokens, ...named }) => {
      const fitting = typed.reduce((sum, { word, weight }) => sum + weight * best(tokens, word), 0);
      const unsaid = tokens.filter(
        (token) => !typed.some((one) => likeness(token, one.word) > 0),
      ).length;
      if (fitting < whole * leastShare || fitting === 0) return [];
      // Of two that fit alike, the one with fewer words was meant.
      const isExact = unsaid === 0 && typed.every(({ word }) => best(tokens, word) === 1);
      return { ...named, isExact, score: fitting - unsaid / 10 };
    });
    scored.sort((a, b) => b.score - a.score);
    const found = scored.filter(
      ({ document }, at) => scored.findIndex((other) => other.document === document) === at,
    );
    const exact = found.filter(({ isExact }) => isExact);
    // The only one that has each of several words in its names was meant, too.
    const telling = typed.filter(({ weight }) => weight > 0);
    const hasAll = ({ document }: (typeof found)[number]) =>
      telling.length > 1 &&
      telling.every(({ word }) =>
        names.some((one) => one.document === document && best(one.tokens, word) > 0),
      );
    const [only, ...others] = exact.length > 0 ? exact : found.filter(hasAll);
    return {
      found: found.slice(0, mostOffered).map(({ document }) => document),
      only: others.length === 0 ? only?.document : undefined,
      isEmpty: typed.length === 0,
    };
  };
}
