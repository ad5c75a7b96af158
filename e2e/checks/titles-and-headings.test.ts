import { content, problemsIn, testPages } from './checks.fixture';
import { checkHeadings, checkTitles } from './titles-and-headings';

const { brand } = content.business;
const description = 'What a mobile notary does in this town, in words that no other page has. ';
const page = (title: string, words = `${description}${title}`) =>
  `<title>${title}</title><meta name="description" content="${words}">`;

const home = `Home | ${brand}`;
const long = `${'Notary '.repeat(8)}| ${brand}`;
const wordy = 'x'.repeat(161);

testPages(checkTitles, {
  [page(home)]: [],
  [page('Home')]: [`"${brand}" in the title, found "Home"`],
  [page(long)]: [`a title of at most 60 characters, found ${long.length}: "${long}"`],
  [page(home, 'Short.')]: ['a description of 70 to 160 characters, found 6: "Short."'],
  [page(home, wordy)]: [`a description of 70 to 160 characters, found 161: "${wordy}"`],
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

testPages(checkHeadings, {
  '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>': [],
  '<p>A</p>': ['one h1, found 0'],
  '<h1>A</h1><h1>B</h1>': ['one h1, found 2'],
  '<h1>A</h1><h3>B</h3>': ['at most an h2 as heading 2, found an h3'],
});
