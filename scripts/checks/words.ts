import { nameMask } from '../../lib/content/text-rules';
import { isSecondUrl, routes } from '../../lib/routes';
import { stateNames } from '../../lib/states';
import { type Check, expectation } from './outcome';

/** With less, search engines take a town's page for a copy of the others, and readers skip it. */
const leastPercent = 30;
const ownWords = `at least ${leastPercent}% of its words to be on no other page: say more of what is true of this town alone`;

const runLength = 5;

/**
 * Each town's page has enough words of its own: no run of five words that they are in is on another page.
 * All names of places count as the same word, and so do all miles: a copied text with other ones is no
 * text of its own.
 */
const checkOwnWords: Check = ({ pages, content: { towns } }) => {
  const places = towns.flatMap(({ name, county }) => [name, county]);
  const mask = nameMask([...places, ...Object.values(stateNames)]);
  const texts = pages
    .filter(({ path }) => !isSecondUrl(path))
    .map(({ path, wordsWithoutCards }) => {
      const masked = wordsWithoutCards
        .replace(/\b\d+(?:\.\d+)? miles?\b/g, 'Miles')
        .replace(mask, 'NAME');
      const words = masked.toLowerCase().match(/[a-z0-9']+/g) ?? [];
      /** Each run of five words, by the place of its first. */
      const runs = words
        .slice(0, 1 - runLength)
        .map((_, start) => words.slice(start, start + runLength).join(' '));
      return { path, words, runs };
    });
  // Each run once for each page that has it.
  const all = texts.flatMap(({ runs }) => [...new Set(runs)]).sort();
  const shared = new Set(all.filter((run, index) => run === all[index - 1]));
  return texts
    .filter(({ path }) => path.startsWith(routes.areas) && path !== routes.areas)
    .map(({ path, words, runs }) => {
      const unique = words.filter((_, index) =>
        runs.slice(Math.max(0, index + 1 - runLength), index + 1).every((run) => !shared.has(run)),
      );
      const percent = Math.round((100 * unique.length) / words.length);
      return expectation(path, percent >= leastPercent, ownWords, `${percent}%`);
    });
};

/**
 * Search results cut off a title longer than 60 characters and a description longer than 160; one under 70
 * says too little.
 */
const checkLengths: Check = ({ pages }) =>
  pages
    .filter(({ path, canonical }) => canonical !== '' && !isSecondUrl(path))
    .flatMap(({ path, title, description }) => {
      const found = `${description.length}: "${description}"`;
      return [
        expectation(path, title.length <= 60, 'a title of at most 60 characters', `"${title}"`),
        expectation(
          path,
          /^.{70,160}$/s.test(description),
          'a description of 70 to 160 characters',
          found,
        ),
      ];
    });

/** Good style: these fail nothing. */
export const hints = {
  'own words of towns': checkOwnWords,
  'titles and descriptions in search results': checkLengths,
} satisfies Record<string, Check>;
