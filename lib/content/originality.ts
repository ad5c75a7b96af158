import { countWords } from '../schema/fields';
import type { Town } from '../schema/town';
import { townDescription } from '../town-description';
import type { Problem } from './problem';

/** How many words a town's page must have of its own. */
const fewestOwnWords = 150;

/** The largest part of a town's five-word runs that may stand in another town's texts too. */
const largestSharedPart = 0.3;

const runLength = 5;

/** The words that are on this town's page and no other's: description, intro, offices, places. */
export function ownText(town: Town): string {
  return [
    townDescription(town),
    town.intro,
    ...town.civic.map(({ name, street }) => `${name} ${street}`),
    ...town.attractions.map(({ description }) => description),
  ].join('\n');
}

/** Finds each of the names, in any case; the longer of two that begin alike. */
export function nameMask(names: readonly string[]): RegExp {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  return new RegExp(`\\b(?:${longestFirst.map(escapeForPattern).join('|')})\\b`, 'gi');
}

/** The runs of five words in a text, lower-cased, with every one of the names masked. */
export function wordRuns(text: string, names: RegExp): Set<string> {
  const masked = text.replace(names, 'NAME');
  const words = masked.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  const runs = new Set<string>();
  for (let start = 0; start + runLength <= words.length; start++) {
    runs.add(words.slice(start, start + runLength).join(' '));
  }
  return runs;
}

function escapeForPattern(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * For each set, the part of the smaller one, from 0 to 1, that each earlier set holds too, by its index.
 * Sets that share nothing are not compared: there are as many pairs as towns times towns.
 */
export function sharedParts(sets: readonly ReadonlySet<string>[]): ReadonlyMap<number, number>[] {
  const holders = new Map<string, number[]>();
  return sets.map((set, index) => {
    const counts = new Map<number, number>();
    for (const run of set) {
      const earlier = holders.get(run) ?? [];
      for (const other of earlier) counts.set(other, (counts.get(other) ?? 0) + 1);
      earlier.push(index);
      holders.set(run, earlier);
    }
    const smaller = (other: number) => Math.min(set.size, sets[other]?.size ?? 0);
    return new Map([...counts].map(([other, count]) => [other, count / smaller(other)]));
  });
}

/** Towns that say too little of their own, or too much that another town says. */
export function originalityProblems(towns: readonly Town[]): Problem[] {
  const names = towns.flatMap(({ name, county, attractions }) => [
    name,
    county,
    ...attractions.map((place) => place.name),
  ]);
  const mask = nameMask(names);
  const shared = sharedParts(towns.map((town) => wordRuns(ownText(town), mask)));
  const at = ({ slug }: Town, field: string, expected: string, found: string): Problem => ({
    file: `content/towns/${slug}.yaml`,
    line: 1,
    field,
    expected,
    found,
  });
  return towns.flatMap((town, index) => {
    const words = countWords(ownText(town));
    const few = `at least ${fewestOwnWords} words of the town's own`;
    const limit = `at most ${largestSharedPart} of its five-word runs in another town's texts`;
    const likeOthers = [...(shared[index] ?? [])]
      .filter(([, part]) => part > largestSharedPart)
      .map(([other, part]) =>
        at(town, '', limit, `${part.toFixed(2)} in those of ${towns[other]?.name}`),
      );
    return words < fewestOwnWords ? [at(town, '', few, `${words}`), ...likeOthers] : likeOthers;
  });
}
