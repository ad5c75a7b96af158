import { countWords } from '../schema/fields';
import type { Town } from '../schema/town';
import { townDescription } from '../towns/town-description';
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

/** The part of the smaller set, from 0 to 1, that the other one holds too. */
export function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [smaller, larger] = a.size < b.size ? [a, b] : [b, a];
  return [...smaller].filter((run) => larger.has(run)).length / smaller.size;
}

/** Towns that say too little of their own, or too much that another town says. */
export function originalityProblems(towns: readonly Town[]): Problem[] {
  const names = towns.flatMap(({ name, county, attractions }) => [
    name,
    county,
    ...attractions.map((place) => place.name),
  ]);
  const mask = nameMask(names);
  const runs = towns.map((town) => wordRuns(ownText(town), mask));
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
    const likeOthers = towns.slice(0, index).flatMap((other, earlier) => {
      const part = sharedPart(runs[index] ?? new Set(), runs[earlier] ?? new Set());
      return part > largestSharedPart
        ? [at(town, '', limit, `${part.toFixed(2)} in those of ${other.name}`)]
        : [];
    });
    return words < fewestOwnWords ? [at(town, '', few, `${words}`), ...likeOthers] : likeOthers;
  });
}
