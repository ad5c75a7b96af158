import { nameMask, runLength, runsOf, wordsOf } from '../../lib/content/originality';
import { routes } from '../../lib/routes';
import type { Content } from '../../lib/schema/content';
import { stateNames } from '../../lib/schema/state-names';
import type { ExportedPage } from './exported-page';
import { type Check, expectation } from './outcome';
import { isSecondUrl } from './pages';

/** How much of a page is its own. */
interface OwnWords {
  path: string;
  /** How many words a visitor sees in it. */
  words: number;
  /** How many of them are in no run of words that another page has, too. */
  own: number;
}

/**
 * The words of each page that no other page has: a word is a page's own if no run of five words around
 * it is on another page. Names of towns and counties, states and miles count as one word each, so that
 * a page with another name in it has nothing of its own.
 */
function ownWords(pages: readonly ExportedPage[], { towns }: Content): OwnWords[] {
  const places = towns.flatMap(({ name, county }) => [name, county]);
  const mask = nameMask([...places, ...Object.values(stateNames)]);
  const wordsByPath = new Map(
    pages
      .filter(({ path }) => !isSecondUrl(path))
      .map(({ path, mainWords }) => [
        path,
        wordsOf(mainWords.replace(/\b\d+(?:\.\d+)? miles?\b/g, 'Miles'), mask),
      ]),
  );
  const counts = new Map<string, number>();
  for (const words of wordsByPath.values()) {
    for (const run of new Set(runsOf(words))) counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return [...wordsByPath].map(([path, words]) => {
    const isShared = words.map(() => false);
    runsOf(words).forEach((run, start) => {
      if ((counts.get(run) ?? 0) > 1) isShared.fill(true, start, start + runLength);
    });
    return { path, words: words.length, own: isShared.filter((shared) => !shared).length };
  });
}

const percent = ({ own, words }: OwnWords) => Math.round((100 * own) / words);

/** With less, search engines take a town's page for a copy of the others, and readers skip it. */
const leastPercent = 30;

/** Each town's page has enough words that no other page has. */
export const checkOwnWords: Check = ({ pages, content }) =>
  ownWords(pages, content)
    .filter(({ path }) => path.startsWith(routes.areas) && path !== routes.areas)
    .map((page) => {
      const expected = `at least ${leastPercent}% of its words to be on no other page: say more of what is true of this town alone`;
      return expectation(page.path, percent(page) >= leastPercent, expected, `${percent(page)}%`);
    });

/** "Words of their own: 36 towns, 34% (/areas/star/) to 46%, half of them 41% or more; 123 attractions, …". */
export function ownWordsLine(pages: readonly ExportedPage[], content: Content): string {
  const found = ownWords(pages, content);
  const groups = Object.entries({ towns: routes.areas, attractions: routes.places });
  const parts = groups.flatMap(([name, folder]) => {
    const own = found
      .filter(({ path }) => path.startsWith(folder) && path !== folder)
      .sort((a, b) => percent(a) - percent(b));
    const [least, middle, most] = [own[0], own[own.length >> 1], own.at(-1)];
    if (!least || !middle || !most) return [];
    return `${own.length} ${name}, ${percent(least)}% (${least.path}) to ${percent(most)}%, half of them ${percent(middle)}% or more`;
  });
  return `Words of their own: ${parts.join('; ')}`;
}
