/** @jest-environment node */
import { content, problemsIn } from './fixture';
import { checkTitles } from './titles';

const { brand } = content.business;
const description = 'What a mobile notary does in this town, in words that no other page has. ';

const page = (title: string, words = `${description}${title}`) =>
  `<title>${title}</title><meta name="description" content="${words}">`;

const long = `${'Notary '.repeat(8)}| ${brand}`;
const home = `Home | ${brand}`;

it.each([
  ['no problem on a page with both', page(home), []],
  ['no brand', page('Home'), [`/: expected "${brand}" in the title, found "Home"`]],
  [
    'a long title',
    page(long),
    [`/: expected a title of at most 60 characters, found ${long.length}: "${long}"`],
  ],
  ...['Short.', 'x'.repeat(161)].map((words): [string, string, string[]] => [
    `a description of ${words.length} characters`,
    page(home, words),
    [`/: expected a description of 70 to 160 characters, found ${words.length}: "${words}"`],
  ]),
])('reports %s', (_, html, problems) => {
  expect(problemsIn(checkTitles, { '/index.html': html })).toEqual(problems);
});

it('accepts a long title that is a proper name', () => {
  const title = 'The Rules of the Oldest Museum in the Valley';
  const renamed = {
    ...content,
    legalPages: content.legalPages.map((legal) => ({ ...legal, title })),
  };
  const files = { '/index.html': page(`${title} | ${brand}`) };
  expect(problemsIn(checkTitles, files)).toHaveLength(1);
  expect(problemsIn(checkTitles, files, renamed)).toEqual([]);
});

it('reports what two pages share, except a town at its second URL', () => {
  const boise = page(`Boise | ${brand}`);
  const files = { '/areas/boise/index.html': boise, '/locations/boise/index.html': boise };
  expect(problemsIn(checkTitles, files)).toEqual([]);
  const shared = `that of /areas/boise/: "`;
  expect(problemsIn(checkTitles, { ...files, '/areas/kuna/index.html': boise })).toEqual([
    `/areas/kuna/: expected a unique title, found ${shared}Boise | ${brand}"`,
    `/areas/kuna/: expected a unique description, found ${shared}${description}Boise | ${brand}"`,
  ]);
});
