import { nameMask, runLength, runsOf, wordsOf } from '../../lib/content/originality';
import { routes } from '../../lib/routes';
import { stateNames } from '../../lib/states';
import { type Check, expectation } from './outcome';
import { isSecondUrl } from './pages';

/** With less, search engines take a town's page for a copy of the others, and readers skip it. */
const leastPercent = 30;
const expected = `at least ${leastPercent}% of its words to be on no other page: say more of what is true of this town alone`;

/**
 * Each town's page has enough words of its own: no run of five around them is on another page. A name
 * of a place and a number of miles are one word: a page with another name has nothing of its own.
 */
export const checkOwnWords: Check = ({ pages, content: { towns } }) => {
  const places = towns.flatMap(({ name, county }) => [name, county]);
  const mask = nameMask([...places, ...Object.values(stateNames)]);
  const texts = pages
    .filter(({ path }) => !isSecondUrl(path))
    .map(({ path, wordsWithoutCards }) => {
      const words = wordsOf(wordsWithoutCards.replace(/\b\d+(?:\.\d+)? miles?\b/g, 'Miles'), mask);
      return { path, words, runs: runsOf(words) };
    });
  // Each as often as there are pages with it.
  const all = texts.flatMap(({ runs }) => [...new Set(runs)]).sort();
  const shared = new Set(all.filter((run, index) => run === all[index - 1]));
  return texts
    .filter(({ path }) => path.startsWith(routes.areas) && path !== routes.areas)
    .map(({ path, words, runs }) => {
      const own = words.filter((_, index) =>
        runs.slice(Math.max(0, index + 1 - runLength), index + 1).every((run) => !shared.has(run)),
      );
      const percent = Math.round((100 * own.length) / words.length);
      return expectation(path, percent >= leastPercent, expected, `${percent}%`);
    });
};
