import type { Commission } from '../../lib/schema/commission';
import type { StateCode } from '../../lib/states';
import { checkWith, day, record } from './check-with.fixture';

const { agreed, commissions } = record;
const withIts = (state: StateCode, fields: Partial<Commission>) => ({
  commissions: { ...commissions, [state]: { ...commissions[state], ...fields } },
});
const has = (words: string) => expect.stringContaining(words);

it.each([
  ['2027-01-21', []],
  ['2027-01-20', [{ say: has('Oregon commission is January 20, 2027.') }]],
  ['2026-11-21', [{ say: has('November 21, 2026.') }]],
])('gives only a note when a commission expires soon, on %s', (expires, notes) => {
  expect(checkWith(withIts('OR', { expires }))).toMatchObject({ items: [], notes });
});

it('says that nothing on the site is true once the Idaho commission has expired', () => {
  const items = [{ id: 'commission-expired/ID', say: has('nothing this site offers is true') }];
  const notes = [{ say: has("you don't notarize online") }];
  expect(checkWith(withIts('ID', { expires: '2026-11-20' }))).toMatchObject({ items, notes });
});

it.each([
  ['expired', withIts('OR', { expires: '2026-11-20' }), 'November 20, 2026.'],
  ['missing', withIts('OR', { held: false }), 'No Oregon commission is on record.'],
])('asks about an Oregon commission that is %s until the owner agrees', (state, fields, say) => {
  const task = has('To go without it, enter the day at "Going without Oregon"');
  const items = [{ id: `commission-${state}/OR`, say: has(say), do: task }];
  expect(checkWith(fields)).toMatchObject({ items, notes: [] });
  const withoutOregon = { ...fields, agreed: { ...agreed, withoutOregon: day } };
  expect(checkWith(withoutOregon)).toEqual({ items: [], notes: [] });
});

it.each([{ held: false }, { held: true, technology: 'A platform', since: '2026-11-22' }])(
  'notes that nothing is notarized online, with %j',
  (remote) => {
    const { notes } = checkWith(withIts('ID', { remote }));
    expect(notes).toMatchObject([{ say: has("you don't notarize online") }]);
  },
);
