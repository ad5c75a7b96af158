import type { ChecklistItem } from '../schema/checklist';
import { itemsFor, statesOf } from './checklist';

const authority = (states: ('ID' | 'OR')[]) => ({
  authority: { states, remote: [], online: false },
});
const both = authority(['ID', 'OR']);

const make = (text: string, change: Partial<ChecklistItem> = {}): ChecklistItem => ({
  text,
  source: 'a law',
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
const textsFor = (slug: string, online: boolean, states = both) =>
  itemsFor(items, { slug, online }, states).map(({ text }) => text);

it('lists the items for all visits and for the service', () => {
  const visit = ['for every visit', 'for Idaho', 'for Oregon', 'for both'];
  expect(textsFor('apostille', false)).toEqual(visit);
  expect(textsFor('loan-signing', false)).toEqual(visit.toSpliced(1, 0, 'for loans'));
});

it("lists an online session's own items and those for both kinds of meeting", () => {
  expect(textsFor('remote-online-notarization', true)).toEqual(['for a session', 'for both']);
});

it('omits the rules of a state without a commission', () => {
  expect(textsFor('apostille', false, authority(['ID']))).not.toContain('for Oregon');
});

it('offers a choice of states only if there are two', () => {
  expect(statesOf(items)).toEqual(['ID', 'OR']);
  expect(statesOf(items.filter(({ states }) => states?.[0] !== 'OR'))).toEqual([]);
});
