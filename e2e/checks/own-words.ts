import { nameMask, runLength, runsOf, wordsOf } from '../../lib/content/originality';
import { routes } from '../../lib/routes';
import { stateNames } from '../../lib/states';
import { type Check, expectation } from './outcome';
import { isSecondUrl } from './pages';

/** With less, search engines take a town's page for a copy of the others, and readers skip it. */
const leastPercent = 30;

const expected = `at least ${leastPercent}% of its words to be on no other page: say more of what is true of this town alone`;

/**
 * Each town's page has enough words that no other page has: a word is a page's own if no run of five
 * words around it is on another page. Names of towns and counties, states and miles count as one word
 * each, so that a page with another name in it has nothing of its own.
 */
export const checkOwnWords: Check = ({ pages, content: { towns } }) => {
  const places = towns.flatMap(({ name, county }) => [name, county]);
  const mask = nameMask([...places, ...Object.values(stateNames)]);
  const texts = pages
    .filter(({ path }) => !isSecondUrl(path))
    .map(({ path, mainWords }) => {
      const words = wordsOf(mainWords.replace(/\b\d+(?:\.\d+)? miles?\b/g, 'Miles'), mask);
      return { path, words, runs: runsOf(words) };
    });
  const pagesWith = new Map<string, number>();
  for (const { runs } of texts) {
    for (const run of new Set(runs)) pagesWith.set(run, (pagesWith.get(run) ?? 0) + 1);
  }
  return texts
    .filter(({ path }) => path.startsWith(routes.areas) && path !== routes.areas)
    .map(({ path, words, runs }) => {
      const isOwn = words.map(() => true);
      runs.forEach((run, start) => {
        if ((pagesWith.get(run) ?? 0) > 1) isOwn.fill(false, start, start + runLength);
      });
      const percent = Math.round((100 * isOwn.filter(Boolean).length) / words.length);
      return expectation(path, percent >= leastPercent, expected, `${percent}%`);
    });
};
