/** @jest-environment node */
import { readContentWithLines } from '../content/read-content';
import { goLiveItems } from './go-live';
import { groups } from './go-live/item';
import { day, suppliedContent } from './go-live/supplied-content';

const { ids, items, notes, setBusiness } = suppliedContent();

it('has nothing left and nothing to note once all is supplied and confirmed', () => {
  expect(ids()).toEqual([]);
  expect(notes()).toEqual([]);
});

it('lists what is left group by group', () => {
  setBusiness(['standIns'], ['lawChecked', 'phone', 'commissions.ID']);
  setBusiness(['agreed'], {});
  const found = items().map(({ group }) => groups.indexOf(group));
  expect(new Set(found).size).toBe(4);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});

it('says how the first choice is written', () => {
  setBusiness(['agreed'], {});
  for (const item of items()) expect(item.do).toContain('take out the `{}` behind it');
});

it('gives every item of the real content an id of its own', () => {
  const all = goLiveItems(readContentWithLines('.', day), day).map(({ id }) => id);
  expect(new Set(all).size).toBe(all.length);
});
