import { content, problemsIn, testPages } from './checks.fixture';
import { checkTitles } from './titles';

const { brand } = content.business;
const description = 'What a mobile notary does in this town, in words that no other page has. ';
const page = (title: string, words = `${description}${title}`) =>
  `<title>${title}</title><meta name="description" content="${words}">`;

const home = `Home | ${brand}`;
const wordy = 'x'.repeat(161);

testPages(checkTitles, {
  [page(home)]: [],
  [page(home, 'Short.')]: ['a description of 70 to 160 characters, found 6: "Short."'],
  [page(home, wordy)]: [`a description of 70 to 160 characters, found 161: "${wordy}"`],
});

it('reports what two pages share, except a town at its second URL', () => {
  const boise = page(`Boise | ${brand}`);
  const files = { '/areas/boise/': boise, '/locations/boise/': boise, '/areas/kuna/': boise };
  const shared = `that of /areas/boise/: "`;
  expect(problemsIn(checkTitles, files)).toEqual([
    `/areas/kuna/: expected a unique title, found ${shared}Boise | ${brand}"`,
    `/areas/kuna/: expected a unique description, found ${shared}${description}Boise | ${brand}"`,
  ]);
});
