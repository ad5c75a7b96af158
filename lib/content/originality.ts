import { countWords } from '../schema/fields';
import type { Town } from '../schema/town';
import type { Problem } from './problem';

/** How many words of its own a town's page must have. */
const fewestOwnWords = 150;

/** The largest share of a town's five-word runs that may also be in another town's texts. */
const largestShare = 0.3;

export const runLength = 5;

/** The texts written only for this town's page: description, intro, offices, attractions. */
export function ownText(town: Town): string {
  return [
    town.description ?? '',
    town.intro,
    ...town.civic.map(({ name, street }) => `${name} ${street}`),
    ...town.attractions.map(({ description }) => description),
  ].join('\n');
}

/** Matches any of the names, in any case; of two that begin alike, the longer one. */
export function nameMask(names: readonly string[]): RegExp {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  return new RegExp(`\\b(?:${longestFirst.map(escapeForPattern).join('|')})\\b`, 'gi');
}

/** The words of a text in lower case, each name masked as one word. */
export function wordsOf(text: string, names: RegExp): string[] {
  return (
    text
      .replace(names, 'NAME')
      .toLowerCase()
      .match(/[a-z0-9']+/g) ?? []
  );
}

/** Each run of five words, by the place of its first. */
export function runsOf(words: readonly string[]): string[] {
  return words
    .slice(0, 1 - runLength)
    .map((_, start) => words.slice(start, start + runLength).join(' '));
}

function escapeForPattern(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The runs of five words in a text, with all names masked. */
export function wordRuns(text: string, names: RegExp): Set<string> {
  return new Set(runsOf(wordsOf(text, names)));
}

/** The share of the smaller set, from 0 to 1, that is also in the other. */
export function shareInCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [smaller, larger] = a.size < b.size ? [a, b] : [b, a];
  return [...smaller].filter((run) => larger.has(run)).length / smaller.size;
}

/**
 * For each town, how much of its text is also in that of each town before it, from 0 to 1.
 */
function sharesOf(towns: readonly Town[]): (readonly [other: Town, share: number])[][] {
  const names = towns.flatMap(({ name, county, attractions }) => [
    name,
    county,
    ...attractions.map((attraction) => attraction.name),
  ]);
  const mask = nameMask(names);
  const runs = towns.map((town) => wordRuns(ownText(town), mask));
  return runs.map((own, index) =>
    towns.slice(0, index).map((other, earlier) => {
      return [other, shareInCommon(own, runs[earlier] ?? new Set())] as const;
    }),
  );
}

/** Towns with too little text of their own, or too much in common with another town. */
export function originalityProblems(towns: readonly Town[]): Problem[] {
  const problem = ({ slug }: Town, expected: string, found: string): Problem => ({
    file: `content/towns/${slug}.yaml`,
    line: 1,
    field: 'intro',
    expected,
    found,
  });
  const shares = sharesOf(towns);
  return towns.flatMap((town, index) => {
    const words = countWords(ownText(town));
    const enough = `at least ${fewestOwnWords} words of its own, in introduction, offices and attractions together`;
    const limit = `text of its own: at most ${100 * largestShare}% of its five-word runs in another town's texts`;
    const likeOthers = (shares[index] ?? []).flatMap(([other, share]) =>
      share > largestShare
        ? [problem(town, limit, `${Math.round(100 * share)}% in those of ${other.name}`)]
        : [],
    );
    if (words >= fewestOwnWords) return likeOthers;
    return [problem(town, enough, `${words}`), ...likeOthers];
  });
}
