/** @jest-environment node */
import { readContentWithLines } from '../../lib/content/read-content';
import { completeContent, day } from './complete-content.fixture';
import { goLiveItems } from './go-live';
import { groups } from './item';

const { ids, items, notes, setBusiness } = completeContent();

it('has nothing left and nothing to note once all is supplied and confirmed', () => {
  expect(ids()).toEqual([]);
  expect(notes()).toEqual([]);
});

it('lists what is left group by group', () => {
  setBusiness(['placeholders'], ['lawChecked', 'phone', 'commissions.ID']);
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
