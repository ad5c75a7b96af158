import type { Answer } from './draw';
import { paneWords } from './pane-words';

const answer = (found: Partial<Answer> = {}): Answer => ({
  id: 1,
  html: 'new',
  saved: 'old',
  isChanged: true,
  problems: [],
  inTheWay: [],
  photos: [],
  ...found,
});
const page = (kind: string, name: string) => ({ kind, name, path: `/${name}/` });
const towns = ['Alder', 'Birch', 'Cedar'].map((name) => page('town', name));
const some = (others: ReturnType<typeof page>[]) => ({ others, areAll: false });

test.each([
  [answer(), undefined, ''],
  [answer(), some([]), ''],
  [answer({ html: 'old', isChanged: false }), some([]), ''],
  [answer(), some([page('home', 'Home'), ...towns]), 'Also changes: Home and 3 towns.'],
  [answer(), some(towns.slice(1)), 'Also changes: Birch and Cedar.'],
  [answer(), { others: towns, areAll: true }, 'Also changes: every other page.'],
  [answer({ html: 'old' }), undefined, 'Not on this page.'],
  [answer({ html: 'old' }), some([]), 'No page shows this when it opens.'],
  [answer({ html: 'old' }), some(towns), 'Not on this page. Changes: 3 towns.'],
  [
    answer({
      problems: [{ words: 'Name', isMissing: true }, { words: 'Hours 1: expected x, found y' }],
    }),
    undefined,
    'Still missing: Name. Not right yet: Hours 1: expected x, found y.',
  ],
  [
    answer({ problems: ['A', 'B', 'C', 'D'].map((words) => ({ words })) }),
    undefined,
    'Not right yet: A; B; and 2 more.',
  ],
  [
    answer({ html: undefined, inTheWay: ['Thornby: County: expected x, found y'] }),
    undefined,
    'The page waits for this. In the way of every change: Thornby: County: expected x, found y.',
  ],
])('what is said of the page %#', (found, others, words) => {
  expect(paneWords(found, others)).toBe(words);
});
