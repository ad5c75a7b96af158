import { routes } from '../../lib/routes';
import { townBySlug } from '../../lib/towns/towns';
import { content, problemsIn, testPages } from './checks.fixture';
import { hints } from './words';

const larkin = townBySlug(content.towns, 'larkin');
const vetch = townBySlug(content.towns, 'vetch');
const main = (html: string) => `<main>${html}</main>`;

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
