import { checkWith, day, record } from './check-with.fixture';

const { commissions: held } = record;
const { ID, OR } = held;
const has = (words: string) => expect.stringContaining(words);

it.each([
  ['2027-01-21', []],
  ['2027-01-20', [{ say: has('Oregon commission is January 20, 2027.') }]],
  ['2026-11-21', [{ say: has('November 21, 2026.') }]],
])('gives only a note when a commission expires soon, on %s', (expires, notes) => {
  const commissions = { ...held, OR: { ...OR, expires } };
  expect(checkWith({ commissions })).toMatchObject({ items: [], notes });
});

it('says what every page says once the Idaho commission has expired, and holds nothing back', () => {
  const commissions = { ...held, ID: { ...ID, expires: '2026-11-20' } };
  const notes = [
    { group: 'soon', say: has('every page says so') },
    { say: has('notarize online') },
  ];
  expect(checkWith({ commissions })).toMatchObject({ items: [], notes });
});

it.each([
  ['expired', { ...OR, expires: '2026-11-20' }, 'November 20, 2026.'],
  ['missing', { ...OR, held: false, expires: undefined }, 'No Oregon commission is on record.'],
])('asks about an Oregon commission that is %s until the owner agrees', (state, changed, say) => {
  const commissions = { ...held, OR: changed };
  const task = has('To go without it, enter the day at "Going without Oregon"');
  const found = [{ say: has(say), do: task }];
  const none = { items: [], notes: [] };
  const where = state === 'missing' ? 'items' : 'notes';
  expect(checkWith({ commissions })).toMatchObject({ ...none, [where]: found });
  const agreed = { ...record.agreed, withoutOregon: day };
  expect(checkWith({ commissions, agreed })).toEqual(none);
});

it.each([{ held: false }, { held: true, technology: 'A platform', since: '2026-11-22' }])(
  'notes that nothing is notarized online, with %j',
  (remote) => {
    const { notes } = checkWith({ commissions: { ...held, ID: { ...ID, remote } } });
    expect(notes).toMatchObject([{ say: has("you don't notarize online") }]);
  },
);
