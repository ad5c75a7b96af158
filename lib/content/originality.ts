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

/** The runs of five words in a text, lower-cased, with every one of the names masked. */
export function wordRuns(text: string, names: readonly string[]): Set<string> {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escapeForPattern);
  const masked = text.replace(new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'gi'), 'NAME');
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

/** The part of the smaller set, from 0 to 1, that the other set holds too. */
export function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  return [...small].filter((run) => large.has(run)).length / small.size;
}

/** Towns that say too little of their own, or too much that another town says. */
export function originalityProblems(towns: readonly Town[]): Problem[] {
  const names = towns.flatMap(({ name, county, attractions }) => [
    name,
    county,
    ...attractions.map((place) => place.name),
  ]);
  const runs = towns.map((town) => wordRuns(ownText(town), names));
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
    const likeOthers = towns.slice(0, index).flatMap((other, otherIndex) => {
      const part = sharedPart(runs[index] ?? new Set(), runs[otherIndex] ?? new Set());
      if (part <= largestSharedPart) return [];
      const limit = `at most ${largestSharedPart} of its five-word runs in another town's texts`;
      return [at(town, '', limit, `${part.toFixed(2)} in those of ${other.name}`)];
    });
    return words < fewestOwnWords ? [at(town, '', few, `${words}`), ...likeOthers] : likeOthers;
  });
}
