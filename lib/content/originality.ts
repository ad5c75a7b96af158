import type { Town } from '../schema/town';
import { countWords } from '../text';
import type { Finding } from './problem';

/** How many words of its own a town's page must have. */
const fewestOwnWords = 150;

/** The largest share of a town's five-word runs that may also be in another town's texts. */
const largestShare = 0.3;

export const runLength = 5;

/** The texts written only for this town's page: description, intro, offices, attractions. */
function ownText(town: Town): string {
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
  const patterns = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'gi');
}

/** The words of a text in lower case, each name masked as one word. */
export function wordsOf(text: string, names: RegExp): string[] {
  const masked = text.replace(names, 'NAME').toLowerCase();
  return masked.match(/[a-z0-9']+/g) ?? [];
}

/** Each run of five words, by the place of its first. */
export function runsOf(words: readonly string[]): string[] {
  return words
    .slice(0, 1 - runLength)
    .map((_, start) => words.slice(start, start + runLength).join(' '));
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

/** A hint for each town with too little text of its own, or too much in common with another town. */
export function originality({ towns }: { towns: readonly Town[] }): Finding[] {
  const names = towns.flatMap(({ name, county, attractions }) => [
    name,
    county,
    ...attractions.map((attraction) => attraction.name),
  ]);
  const mask = nameMask(names);
  const texts = towns.map((town) => ({ town, runs: wordRuns(ownText(town), mask) }));
  return texts.flatMap(({ town, runs }, index) => {
    const place = { file: `content/towns/${town.slug}.yaml`, path: ['intro'] };
    const words = countWords(ownText(town));
    const found: Finding[] = [];
    if (words < fewestOwnWords) {
      const expected = `at least ${fewestOwnWords} words of its own, in introduction, offices and attractions together`;
      found.push({ ...place, expected, found: String(words) });
    }
    for (const { town: other, runs: others } of texts.slice(0, index)) {
      const common = shareInCommon(runs, others);
      if (common <= largestShare) continue;
      found.push({
        ...place,
        expected: `text of its own: at most ${100 * largestShare}% of its five-word runs in another town's texts`,
        found: `${Math.round(100 * common)}% in those of ${other.name}`,
      });
    }
    return found;
  });
}
