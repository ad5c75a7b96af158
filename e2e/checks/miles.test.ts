import { routes } from '../../lib/routes';
import { milesBetween } from '../../lib/towns/distance';
import { townBySlug } from '../../lib/towns/towns';
import { content, problemsIn, testPages } from './checks.fixture';
import { checkMiles } from './miles';

const larkin = townBySlug(content.towns, 'larkin');
const vetch = townBySlug(content.towns, 'vetch');
const home = townBySlug(content.towns, content.business.home.town);
const straight = Math.round(milesBetween(larkin, vetch));
const fromHome = Math.round(milesBetween(home, vetch));
const about = `About ${straight} miles to Vetch.`;
const between = `From ${home.name} to Vetch, it's ${fromHome} miles.`;
const away = `Vetch is ${fromHome} miles away.`;

const page = (html: string) => `<main><div>${html}</div></main>`;
const list = `<ul><li>Vetch, ${straight} miles</li></ul>`;
const note = `<p>${content.pages.locations.list.miles}</p>`;
const found = (sentence: string) => [
  `miles by road, or a note on how they are measured, found "${sentence}"`,
];

testPages(
  checkMiles,
  {
    [page(`<p>We drive. ${about} Call us.</p>`)]: found(about),
    [page(`<p>${between}</p>`)]: found(between),
    [page(`<p>${away}</p>`)]: [],
    [page(`<p>About ${straight + 3} miles to Vetch.</p>`)]: [],
    [page(`<p>The park has ${straight} miles of paths.</p>`)]: [],
    [page(`<p>It's ${straight} miles. Vetch is east.</p>`)]: [],
    [page(list)]: found(`Vetch, ${straight} miles`),
    [page(list + note)]: [],
    [page(`<p>${about}</p>${note}`)]: found(about),
  },
  routes.town('larkin'),
);

testPages(checkMiles, { [page(`<p>${away}</p>`)]: found(away) });

it.each([
  [larkin, vetch],
  [vetch, larkin],
])('accepts a road that is as short, if content has it', (from, to) => {
  const roadMiles = [{ to: to.slug, miles: straight }];
  const towns = content.towns.map((town) => (town === from ? { ...town, roadMiles } : town));
  const pages = { [routes.town('larkin')]: page(`<p>${about}</p>`) };
  expect(problemsIn(checkMiles, pages, { ...content, towns })).toEqual([]);
});
