import { paneWords } from './pane-words';
import type { Reply } from './worker';

const reply = (found: Partial<Reply> = {}) => ({
  html: 'new',
  saved: 'old',
  isChanged: true,
  problems: [],
  missing: [],
  inTheWay: [],
  ...found,
});
const page = (kind: string, name: string) => ({ kind, name, path: `/${name}/` });
const towns = ['Alder', 'Birch', 'Cedar'].map((name) => page('town', name));
const same = { html: 'old' };

test.each([
  [reply(), ''],
  [reply({ others: [] }), ''],
  [reply({ ...same, isChanged: false, others: [] }), ''],
  [reply({ others: [page('home', 'Home'), ...towns] }), 'Also changes: Home and 3 town pages.'],
  [reply({ others: towns.slice(1) }), 'Also changes: Birch and Cedar.'],
  [reply({ others: towns, areAll: true }), 'Also changes: every other page.'],
  [reply(same), 'Not on this page.'],
  [
    reply({ ...same, others: [] }),
    'No page shows this when it opens. It may show later, such as in the calculator or a search result.',
  ],
  [reply({ ...same, others: towns }), 'Not on this page. Changes: 3 town pages.'],
  [
    reply({ missing: ['Name'], problems: [{ field: 'Hours 1', words: 'expected x, found y' }] }),
    'Still missing: Name. Not right yet: Hours 1: expected x, found y.',
  ],
  [
    reply({ problems: ['A', 'B', 'C', 'D'].map((words) => ({ words })) }),
    'Not right yet: A; B; and 2 more.',
  ],
  [
    reply({ html: undefined, inTheWay: ['Thornby: County: expected x, found y'] }),
    'The page waits for this. In the way of every change: Thornby: County: expected x, found y.',
  ],
])('what is said of the page %#', (found, words) => {
  expect(paneWords(found)).toBe(words);
});
