import { straightMiles } from '../../lib/content/miles';
import { nameMask, runLength, runsOf, wordsOf } from '../../lib/content/word-runs';
import { isSecondUrl, routes } from '../../lib/routes';
import type { Town } from '../../lib/schema/town';
import { stateNames } from '../../lib/states';
import { milesNote } from '../../lib/towns/distance';
import { townBySlug } from '../../lib/towns/towns';
import { absence, type Check, expectation } from './outcome';

/**
 * No sentence gives straight-line miles as if they were the road's (lib/content/miles.ts), but in a list on a
 * page that says how its miles are measured.
 */
const checkMiles: Check = ({ pages, content }) => {
  const { business, towns } = content;
  const pathsOf = ({ slug, attractions }: Town) => [
    routes.town(slug),
    ...attractions.map((attraction) => routes.attraction(attraction.slug)),
  ];
  return pages.map(({ path, blocks, mainWords }) => {
    const pageTown =
      towns.find((town) => pathsOf(town).includes(path)) ?? townBySlug(towns, business.home.town);
    const straight = blocks
      .filter(({ name }) => name !== 'li' || !mainWords.includes(milesNote))
      .flatMap(({ text }) => straightMiles(text, pageTown, towns));
    return absence(path, 'miles by road, or a note on how they are measured', straight);
  });
};

/** With less, search engines take a town's page for a copy of the others, and readers skip it. */
const leastPercent = 30;
const ownWords = `at least ${leastPercent}% of its words to be on no other page: say more of what is true of this town alone`;

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
      const words = wordsOf(wordsWithoutCards.replace(/\b\d+(?:\.\d+)? miles?\b/g, 'Miles'), mask);
      return { path, words, runs: runsOf(words) };
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

export const words = {
  miles: checkMiles,
} satisfies Record<string, Check>;

/** Good style: these fail nothing. */
export const hints = {
  'own words of towns': checkOwnWords,
  'titles and descriptions in search results': checkLengths,
} satisfies Record<string, Check>;
