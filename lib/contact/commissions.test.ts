import { testContent } from '../content/test-content.fixture';
import { commissionsHeld, farFuture, lapseNotices } from './commissions';

const { business } = testContent;
const held = { held: true, remote: { held: false } };
const onRecord = { ...held, number: '20-117', expires: '2031-02-28' };
const withCommissions = (ID: typeof held, OR: typeof held, lapsed = false) => ({
  authority: { ...business.authority, ...(lapsed && { lapsed }) },
  commissions: { ...business.commissions, ID, OR },
});

const home = { isHome: true };
const until = (expires: string) => ({ ...held, expires });

it.each([
  [held, false, { ...home, text: 'Idaho', until: farFuture }],
  [until('2026-12-31'), false, { ...home, text: 'Idaho', until: '2027-01-01' }],
  [
    onRecord,
    false,
    { ...home, text: 'Idaho (no. 20-117, through February 28, 2031)', until: '2031-03-01' },
  ],
  [until('2026-10-31'), true, []],
])('names each state while its commission holds: %j', (ID, lapsed, named) => {
  const states = commissionsHeld(withCommissions(ID, until('2027-03-31'), lapsed));
  const away = { isHome: false, text: 'Oregon', until: '2027-04-01' };
  expect(states).toEqual(lapsed ? [] : [named, away]);
});

it.each([
  ['2027-01-01', false],
  ['', true],
])("has a notice for the day after, in the owner's words if there are any", (begins, lapsed) => {
  const OR = { ...until('2027-03-31'), lapsed: 'Not in Oregon for now.' };
  expect(lapseNotices(withCommissions(until('2026-12-31'), OR, lapsed))).toEqual([
    {
      label: 'Idaho commission',
      text: "Our Idaho commission has expired, so we can't notarize until it's renewed.",
      begins,
      ends: farFuture,
    },
    {
      label: 'Oregon commission',
      text: 'Not in Oregon for now.',
      begins: '2027-04-01',
      ends: farFuture,
    },
  ]);
  expect(lapseNotices(withCommissions(held, held))).toEqual([]);
});
