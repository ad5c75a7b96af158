import { testContent } from '../content/test-content.fixture';
import { commissionLines, lapseNotices, never } from './commission-line';

const { business } = testContent;
const held = { held: true, remote: { held: false } };
const onRecord = { ...held, number: '20-117', expires: '2031-02-28' };
const withCommissions = (ID: typeof held, OR: typeof held, lapsed = false) => ({
  authority: { ...business.authority, ...(lapsed && { lapsed }) },
  commissions: { ...business.commissions, ID, OR },
});

it.each([
  ['Idaho', held],
  ['Idaho (no. 20-117, through February 28, 2031)', onRecord],
])('names a state, and its commission once it is on record: %s', (named, ID) => {
  const [line] = commissionLines(withCommissions(ID, held));
  expect(line?.text).toBe(`Commissioned notary public, ${named} and Oregon`);
});

const until = (expires: string) => ({ ...held, expires });
const line = (states: string, from: string, until: string) => {
  return { text: `Commissioned notary public, ${states}`, from, until };
};

it.each([
  ['none has a last day', held, held, false, [line('Idaho and Oregon', '', never)]],
  [
    'one expires',
    held,
    until('2027-03-31'),
    false,
    [line('Idaho and Oregon', '', '2027-04-01'), line('Idaho', '2027-04-01', never)],
  ],
  [
    'one expires after the other',
    until('2026-12-31'),
    until('2027-03-31'),
    false,
    [line('Idaho and Oregon', '', '2027-01-01'), line('Oregon', '2027-01-01', '2027-04-01')],
  ],
  [
    'both expire on one day',
    until('2026-12-31'),
    until('2026-12-31'),
    false,
    [line('Idaho and Oregon', '', '2027-01-01')],
  ],
  ['the one at home has expired', until('2026-12-31'), held, true, [line('Oregon', '', never)]],
])('claims no commission that is over on a page of before: %s', (_when, ID, OR, lapsed, lines) => {
  expect(commissionLines(withCommissions(ID, OR, lapsed))).toEqual(lines);
});

it.each([
  ['2027-01-01', false],
  ['', true],
])("has a notice for the day after, in the owner's words if there are any", (from, lapsed) => {
  const OR = { ...until('2027-03-31'), lapsed: 'Not in Oregon for now.' };
  expect(lapseNotices(withCommissions(until('2026-12-31'), OR, lapsed))).toEqual([
    {
      state: 'Idaho',
      text: "Our Idaho commission has expired, so we can't notarize until it's renewed.",
      from,
    },
    { state: 'Oregon', text: 'Not in Oregon for now.', from: '2027-04-01' },
  ]);
  expect(lapseNotices(withCommissions(held, held))).toEqual([]);
});
