/** @jest-environment node */
import { readContentWithLines } from '../../lib/content/read-content';
import { checkWith, day } from './complete-content.fixture';
import { groups } from './finding';
import { checkGoLive } from './go-live';

it('finds nothing once everything is entered and confirmed', () => {
  expect(checkWith()).toMatchObject({ items: [], notes: [] });
});

it('lists what is left group by group', () => {
  const { items } = checkWith({
    placeholders: ['lawChecked', 'phone', 'commissions.ID'],
    agreed: {},
  });
  const found = items.map(({ group }) => groups.indexOf(group));
  expect(new Set(found).size).toBe(4);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});

it('gives every item of the real content an id of its own', () => {
  const ids = checkGoLive(readContentWithLines('.', day), day).items.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
