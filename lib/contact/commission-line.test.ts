import { testContent } from '../content/test-content.fixture';
import { commissionsHeld, lapseNotices, never } from './commission-line';

const { business } = testContent;
const held = { held: true, remote: { held: false } };
const onRecord = { ...held, number: '20-117', expires: '2031-02-28' };
const withCommissions = (ID: typeof held, OR: typeof held, lapsed = false) => ({
  authority: { ...business.authority, ...(lapsed && { lapsed }) },
  commissions: { ...business.commissions, ID, OR },
});

const until = (expires: string) => ({ ...held, expires });

it.each([
  [held, false, { text: 'Idaho', until: never }],
  [until('2026-12-31'), false, { text: 'Idaho', until: '2027-01-01' }],
  [onRecord, false, { text: 'Idaho (no. 20-117, through February 28, 2031)', until: '2031-03-01' }],
  [until('2026-10-31'), true, []],
])('names each state while its commission holds: %j', (ID, lapsed, named) => {
  const states = commissionsHeld(withCommissions(ID, until('2027-03-31'), lapsed));
  expect(states).toEqual([named, { text: 'Oregon', until: '2027-04-01' }].flat());
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
