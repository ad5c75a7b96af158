import { routes } from '../../lib/routes';
import { milesBetween } from '../../lib/towns/distance';
import { townBySlug } from '../../lib/towns/towns';
import { content, problemsIn } from './checks.fixture';
import { checkMiles } from './miles';

const larkin = townBySlug(content.towns, 'larkin');
const vetch = townBySlug(content.towns, 'vetch');
const home = townBySlug(content.towns, content.business.home.town);
const straight = Math.round(milesBetween(larkin, vetch));
const fromHome = Math.round(milesBetween(home, vetch));
const page = routes.town('larkin');
const note = content.pages.locations.list.miles;
const expected = 'miles by road, or a note on how they are measured';

const problemsAt = (path: string, html: string, facts = content) =>
  problemsIn(checkMiles, { [`${path}index.html`]: `<main><div>${html}</div></main>` }, facts);

it.each([
  ["from the page's own town", page, `About ${straight} miles to Vetch.`],
  ['between two towns', routes.home, `From Larkin to Vetch, it's ${straight} miles.`],
  ['from the home town, elsewhere', routes.areas, `Vetch is ${fromHome} miles away.`],
])('finds a straight line %s', (_what, path, sentence) => {
  expect(problemsAt(path, `<p>We drive. ${sentence} Call us.</p>`)).toEqual([
    `${path}: expected ${expected}, found "${sentence}"`,
  ]);
});

it.each([
  ['a number of miles that is not the straight line', `About ${straight + 3} miles to Vetch.`],
  ['miles to no town', `The park has ${straight} miles of paths.`],
  ['a town in another sentence', `It's ${straight} miles. Vetch is east.`],
])('takes %s for the road', (_what, text) => {
  expect(problemsAt(page, `<p>${text}</p>`)).toEqual([]);
});

it('accepts a list that says how its miles are measured', () => {
  const list = `<ul><li>Vetch, ${straight} miles</li></ul>`;
  expect(problemsAt(page, list)).toHaveLength(1);
  expect(problemsAt(page, `${list}<p>${note}</p>`)).toEqual([]);
  const sentence = `<p>It's ${straight} miles to Vetch.</p>`;
  expect(problemsAt(page, `${sentence}<p>${note}</p>`)).toHaveLength(1);
});

it.each([
  [larkin, vetch],
  [vetch, larkin],
])('accepts a road that is as short, if content has it', (from, to) => {
  const roadMiles = [{ to: to.slug, miles: straight }];
  const towns = content.towns.map((town) => (town === from ? { ...town, roadMiles } : town));
  const sentence = `<p>About ${straight} miles to Vetch.</p>`;
  expect(problemsAt(page, sentence, { ...content, towns })).toEqual([]);
});
