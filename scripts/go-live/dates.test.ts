/** @jest-environment node */
import { checkWith } from './complete-content.fixture';

it.each([
  ['lawChecked', '2025-11-21', 'nothing', ''],
  ['lawChecked', '2025-11-20', 'law/checked', 'November 20, 2025, more than a year ago'],
  ['lawChecked', '2026-11-22', 'law/checked', 'November 22, 2026, a day that is still to come'],
  ['securityContactExpires', '2026-12-22', 'nothing', ''],
  ['securityContactExpires', '2026-12-21', 'a note', 'expires in 30 days, on December 21, 2026'],
  ['securityContactExpires', '2026-11-22', 'a note', 'expires tomorrow'],
  ['securityContactExpires', '2026-11-21', 'a note', 'expires today'],
  ['securityContactExpires', '2026-11-20', 'date/securityContactExpires', 'expired on November 20'],
  ['securityContactExpires', '2027-11-22', 'nothing', ''],
  [
    'securityContactExpires',
    '2027-11-23',
    'date/securityContactExpires',
    'November 23, 2027, more',
  ],
])('%s on %s gives %s', (field, date, result, words) => {
  const say = expect.stringContaining(words);
  const { items, notes } = checkWith({ [field]: date });
  expect(items).toMatchObject(result.includes('/') ? [{ id: result, field, say }] : []);
  expect(notes).toMatchObject(result === 'a note' ? [{ field, say }] : []);
});

it('asks only once about a law that nobody has checked', () => {
  const { items } = checkWith({ placeholders: ['lawChecked'], lawChecked: '2025-11-20' });
  expect(items).toMatchObject([{ id: 'placeholder/lawChecked', group: 'Law' }]);
});

it('only notes days off that are over, unless they are placeholders', () => {
  const closures = [{ from: '2026-11-20', reason: 'A wedding' }];
  expect(checkWith({ closures }, { on: '2026-11-20' }).notes).toEqual([]);
  expect(checkWith({ closures })).toMatchObject({
    items: [],
    notes: [{ say: expect.stringContaining('"A wedding" ended on November 20, 2026') }],
  });
  expect(checkWith({ closures, placeholders: ['closures'] }).notes).toEqual([]);
});
