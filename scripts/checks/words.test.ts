import { routes } from '../../lib/routes';
import { milesBetween, milesNote } from '../../lib/towns/distance';
import { townBySlug } from '../../lib/towns/towns';
import { content, problemsIn, testPages } from './checks.fixture';
import { hints, words } from './words';

const larkin = townBySlug(content.towns, 'larkin');
const vetch = townBySlug(content.towns, 'vetch');
const main = (html: string) => `<main>${html}</main>`;

describe('miles', () => {
  const home = townBySlug(content.towns, content.business.home.town);
  const straight = Math.round(milesBetween(larkin, vetch));
  const fromHome = Math.round(milesBetween(home, vetch));
  const about = `About ${straight} miles to Vetch.`;
  const between = `From ${home.name} to Vetch, it's ${fromHome} miles.`;
  const away = `Vetch is ${fromHome} miles away.`;

  const list = `<ul><li>Vetch, ${straight} miles</li></ul>`;
  const note = `<p>${milesNote}</p>`;
  const found = (sentence: string) => [
    `miles by road, or a note on how they are measured, found "${sentence}"`,
  ];

  testPages(
    words.miles,
    {
      [main(`<p>We drive. ${about} Call us.</p>`)]: found(about),
      [main(`<p>${between}</p>`)]: found(between),
      [main(`<p>${away}</p>`)]: [],
      [main(`<p>About ${straight + 3} miles to Vetch.</p>`)]: [],
      [main(`<p>The park has ${straight} miles of paths.</p>`)]: [],
      [main(`<p>It's ${straight} miles. Vetch is east.</p>`)]: [],
      [main(list)]: found(`Vetch, ${straight} miles`),
      [main(list + note)]: [],
      [main(`<p>${about}</p>${note}`)]: found(about),
    },
    routes.town('larkin'),
  );

  testPages(words.miles, { [main(`<p>${away}</p>`)]: found(away) });

  it.each([
    [larkin, vetch],
    [vetch, larkin],
  ])('accepts a road that is as short, if content has it', (from, to) => {
    const roadMiles = [{ to: to.slug, miles: straight }];
    const towns = content.towns.map((town) => (town === from ? { ...town, roadMiles } : town));
    const pages = { [routes.town('larkin')]: main(`<p>${about}</p>`) };
    expect(problemsIn(words.miles, pages, { ...content, towns })).toEqual([]);
  });
});

describe('own words of towns', () => {
  const check = hints['own words of towns'];

  /** Words that no other text has. */
  const own = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');
  const shared = own(70, 'shared');

  const pagesWith = (text: string, otherText = `${shared} ${own(40, 'other')}`) => ({
    [routes.town(larkin.slug)]: main(text),
    [routes.town(vetch.slug)]: main(otherText),
  });

  it('wants 30% of the words on a town page to be on no other page', () => {
    expect(problemsIn(check, pagesWith(`${shared} ${own(30, 'own')}`))).toEqual([]);
    expect(problemsIn(check, pagesWith(`${shared} ${own(29, 'own')}`))).toEqual([
      expect.stringMatching(/^\/areas\/.*: expected at least 30% .* found 29%$/),
    ]);
  });

  it("doesn't take another town's name, a state or a number of miles for words of its own", () => {
    const text = (name: string, state: string, miles: number) =>
      `${own(20, 'word')} We come to ${name}, ${state}, ${miles} miles from here. ${own(20, 'more')}`;
    const copies = pagesWith(text(larkin.name, 'Idaho', 12), text(vetch.name, 'Oregon', 9));
    const nothing = expect.stringContaining('found 0%');
    expect(problemsIn(check, copies)).toEqual([nothing, nothing]);
  });

  it('counts only what a visitor sees in the main part of a page, without call controls', () => {
    const text = `${own(9, 'own')}<p hidden>${shared}</p><span class="sr-only">${shared}</span>
      <svg><text>${shared}</text></svg><a href="tel:+1">${shared}</a><button>${shared}</button></main>
      ${shared}`;
    expect(problemsIn(check, pagesWith(text))).toEqual([]);
  });

  it('compares the two URLs of a town with the other towns only', () => {
    const text = own(50, 'own');
    const second = { [routes.townUnderLocations(larkin.slug)]: main(text) };
    expect(problemsIn(check, { ...pagesWith(text), ...second })).toEqual([]);
  });
});

describe('titles and descriptions in search results', () => {
  const page = (title: string, words = 'x'.repeat(70)) =>
    `<title>${title}</title><meta name="description" content="${words}"><link rel="canonical" href="/">`;
  const [wordy, long] = ['x'.repeat(161), 'x'.repeat(61)];
  testPages(hints['titles and descriptions in search results'], {
    [page(`${'x'.repeat(58)}&amp;x`)]: [],
    [page(long)]: [`a title of at most 60 characters, found "${long}"`],
    [page('Home', 'Short.')]: ['a description of 70 to 160 characters, found 6: "Short."'],
    [page('Home', wordy)]: [`a description of 70 to 160 characters, found 161: "${wordy}"`],
  });
});
