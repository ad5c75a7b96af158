import type { ChecklistItem } from '../schema/checklist';
import { itemsFor, statesOf } from './checklist';

const make = (text: string, change: Partial<ChecklistItem> = {}): ChecklistItem => ({
  text,
  source: 'a law',
  isIdentity: false,
  meeting: 'in person',
  ...change,
});
const items = [
  make('for every visit'),
  make('for loans', { services: ['loan-signing'] }),
  make('for Idaho', { states: ['ID'] }),
  make('for Oregon', { states: ['OR'] }),
  make('for a session', { meeting: 'online' }),
  make('for both', { meeting: 'either' }),
];
const visit = ['for every visit', 'for Idaho', 'for Oregon', 'for both'];

it.each<[string, string, ('ID' | 'OR')[], string[]]>([
  ['any visit', 'apostille', ['ID', 'OR'], visit],
  ['a service', 'loan-signing', ['ID', 'OR'], visit.toSpliced(1, 0, 'for loans')],
  ['a session', 'online', ['ID', 'OR'], ['for a session', 'for both']],
  ['one commission', 'apostille', ['ID'], visit.toSpliced(2, 1)],
])('lists the items for %s', (_, slug, states, texts) => {
  const by = { authority: { states, remote: [], online: false } };
  const listed = itemsFor(items, { slug, online: slug === 'online' }, by);
  expect(listed.map(({ text }) => text)).toEqual(texts);
});

it('offers a choice of states only if there are two', () => {
  expect(statesOf(items)).toEqual(['ID', 'OR']);
  expect(statesOf(items.filter(({ states }) => states?.[0] !== 'OR'))).toEqual([]);
});
