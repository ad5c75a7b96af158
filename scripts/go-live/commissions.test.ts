/** @jest-environment node */
import { checkWith, day } from './complete-content.fixture';

const has = (words: string) => expect.stringContaining(words);

it.each([
  ['2027-01-21', []],
  ['2027-01-20', [{ say: has('Oregon commission expires in 60 days, on January 20, 2027') }]],
  ['2026-11-21', [{ say: has('Oregon commission expires today') }]],
])('only notes that a commission expires soon, on %s', (expires, notes) => {
  expect(checkWith({ 'commissions.OR.expires': expires })).toMatchObject({ items: [], notes });
});

it('says that nothing on the site is true once the Idaho commission has expired', () => {
  expect(checkWith({ 'commissions.ID.expires': '2026-11-20' }).items).toMatchObject([
    { id: 'commission-expired/ID', say: has('nothing that this site offers is true') },
  ]);
});

it.each([
  ['expired', { 'commissions.OR.expires': '2026-11-20' }, 'expired on November 20, 2026.'],
  ['missing', { 'commissions.OR': undefined }, 'No Oregon commission is on record.'],
])('asks about an Oregon commission that is %s until the owner agrees', (state, fields, say) => {
  const text = state === 'expired' ? 'expires: 2026-11-20' : 'commissions:';
  expect(checkWith(fields)).toMatchObject({
    items: [
      {
        id: `commission-${state}/OR`,
        text,
        say: has(say),
        do: has(`\`  withoutOregon: ${day}\``),
      },
    ],
    notes: [],
  });
  expect(checkWith({ ...fields, 'agreed.withoutOregon': day })).toMatchObject({
    items: [],
    notes: [{ text: has('withoutOregon'), say: has('You agreed to that on November 21, 2026.') }],
  });
});

it('has nothing to say about going without Oregon while its commission is in force', () => {
  expect(checkWith({ 'agreed.withoutOregon': day })).toMatchObject({ items: [], notes: [] });
});

it.each([
  [{ 'commissions.ID.remote': undefined }, 'ID:', 'the Idaho commission has no `remote`'],
  [{ 'commissions.ID.remote.since': '2026-11-22' }, 'since: 2026-11-22', 'November 22, 2026'],
  [{ 'commissions.ID.expires': '2026-11-20' }, 'expires: 2026-11-20', 'has expired'],
])('notes why nothing is notarized online after %j', (fields, text, why) => {
  const oregon = { 'commissions.OR.remote': { technology: 'A platform', since: '2026-01-01' } };
  expect(checkWith({ ...oregon, ...fields }).notes).toMatchObject([
    { text, say: expect.stringMatching(new RegExp(`do not notarize online: .*${why}`)) },
  ]);
});
