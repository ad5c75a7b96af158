import { routes } from '../../lib/routes';
import { content, problemsIn } from './checks.fixture';
import { checkOwnWords } from './own-words';

const [first, second] = content.towns;
if (!first || !second) throw new Error('The made-up business has too few towns');
const page = (words: string) => `<main><p>${words}</p></main>`;

/** Words that no other text has. */
const own = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');
const shared = own(70, 'shared');

const pagesWith = (words: string, otherWords = `${shared} ${own(40, 'other')}`) => ({
  [routes.town(first.slug)]: page(words),
  [routes.town(second.slug)]: page(otherWords),
});

it('wants 30% of the words on a town page to be on no other page', () => {
  expect(problemsIn(checkOwnWords, pagesWith(`${shared} ${own(30, 'own')}`))).toEqual([]);
  expect(problemsIn(checkOwnWords, pagesWith(`${shared} ${own(29, 'own')}`))).toEqual([
    expect.stringMatching(/^\/areas\/.*: expected at least 30% .* found 29%$/),
  ]);
});

it("doesn't take another town's name, a state or a number of miles for words of its own", () => {
  const text = (name: string, state: string, miles: number) =>
    `${own(20, 'word')} We come to ${name}, ${state}, ${miles} miles from here. ${own(20, 'more')}`;
  const copies = pagesWith(text(first.name, 'Idaho', 12), text(second.name, 'Oregon', 9));
  const nothing = expect.stringContaining('found 0%');
  expect(problemsIn(checkOwnWords, copies)).toEqual([nothing, nothing]);
});

it('counts only what a visitor sees in the main part of a page, without call controls', () => {
  const text = `${own(9, 'own')}<p hidden>${shared}</p><span class="sr-only">${shared}</span>
    <svg><text>${shared}</text></svg><a href="tel:+1">${shared}</a><button>${shared}</button></main>
    ${shared}`;
  expect(problemsIn(checkOwnWords, pagesWith(text))).toEqual([]);
});

it('compares the two URLs of a town with the other towns only', () => {
  const words = own(50, 'own');
  const pages = { ...pagesWith(words), [routes.townUnderLocations(first.slug)]: page(words) };
  expect(problemsIn(checkOwnWords, pages)).toEqual([]);
});
