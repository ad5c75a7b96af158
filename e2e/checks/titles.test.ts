/** @jest-environment node */
import { readContent } from '../../lib/content/read-content';
import { allAttractions } from '../../lib/towns/towns';
import { parsePage } from './exported-page';
import { checkTitles } from './titles';

const content = readContent(process.cwd());
const { brand } = content.business;
const description = 'What a mobile notary does in this town, in words that no other page has. ';

const page = (path: string, title: string, words = `${description}${path}`) =>
  parsePage(path, `<title>${title}</title><meta name="description" content="${words}">`);

it('takes titles with the brand and descriptions of the right length', () => {
  const pages = [page('/', `Home | ${brand}`), page('/areas/', `Towns | ${brand}`)];
  expect(checkTitles(pages, content).problems).toEqual([]);
});

it('finds a title without the brand', () => {
  expect(checkTitles([page('/', 'Home')], content).problems).toEqual([
    `/: expected "${brand}" in the title, found "Home"`,
  ]);
});

it('finds a title that is too long, but lets a proper name stand whole', () => {
  const long = `${'Notary '.repeat(8)}| ${brand}`;
  expect(checkTitles([page('/', long)], content).problems).toEqual([
    `/: expected a title of at most 60 characters, found ${long.length}: "${long}"`,
  ]);
  const name = `The Oldest Museum of the Whole Wide Valley`;
  const [place] = allAttractions(content.towns);
  const town = content.towns.find(({ attractions }) => attractions.length > 0);
  if (!place || !town) throw new Error('there is no place');
  const withName = { ...content, towns: [{ ...town, attractions: [{ ...place, name }] }] };
  expect(checkTitles([page('/', `${name} | ${brand}`)], withName).problems).toEqual([]);
});

it('finds a description that is too short or too long', () => {
  const home = `Home | ${brand}`;
  expect(checkTitles([page('/', home, 'Short.')], content).problems).toEqual([
    '/: expected a description of 70 to 160 characters, found 6: "Short."',
  ]);
  const long = 'x'.repeat(161);
  expect(checkTitles([page('/', home, long)], content).problems).toEqual([
    `/: expected a description of 70 to 160 characters, found 161: "${long}"`,
  ]);
});

it('finds what two pages share, but not what a page has at its second address', () => {
  const boise = `Boise | ${brand}`;
  const pages = [
    page('/areas/boise/', boise),
    page('/locations/boise/', boise),
    page('/areas/kuna/', boise),
  ];
  expect(checkTitles(pages, content).problems).toEqual([
    `/areas/kuna/: expected a title of its own, found that of /areas/boise/: "${boise}"`,
  ]);
  const words = `${description}Boise`;
  const twice = [page('/a/', `A | ${brand}`, words), page('/b/', `B | ${brand}`, words)];
  expect(checkTitles(twice, content).problems).toEqual([
    `/b/: expected a description of its own, found that of /a/: "${words}"`,
  ]);
});
