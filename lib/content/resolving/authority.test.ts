import { readContentWithLines } from '../read-content';
import { testContent, testDay, testRoot } from '../test-content.fixture';
import { authorityOn, resolveService } from './authority';

const { commissions } = readContentWithLines(testRoot, testDay).record;
const none = { held: false };
const real = { held: true, number: '12345', expires: '2030-01-31', remote: none };
const OR = { held: false, remote: none };

const [held, remote] = [
  { held: true, remote: none },
  { held: true, since: '2027-01-01' },
];
const [away, online] = [
  { ...real, expires: '2028-06-30' },
  { ...real, remote },
];
const nothing = { states: ['ID'], remote: [], online: false, lapsed: true };
const allPlaceholders = { states: ['ID', 'OR'], remote: ['ID'], online: true };

it.each([
  ['a commission through the day it expires', '2028-06-30', real, away, { states: ['ID', 'OR'] }],
  ['none the day after', '2028-07-01', real, away, { states: ['ID'] }],
  ['none that is only on record', '2026-11-20', real, { ...real, held: false }, { states: ['ID'] }],
  ['placeholders', '2026-11-20', { ...held, remote: { held: true } }, held, allPlaceholders],
  ['no authorization before its first day', '2026-12-31', online, OR, { remote: [] }],
  ['one from its first day', '2027-01-01', online, OR, { remote: ['ID'] }],
  [
    'nothing but the home state itself once its commission has expired',
    '2030-02-01',
    online,
    OR,
    nothing,
  ],
])('counts %s', (_what, day, ID, OR, authority) => {
  expect(authorityOn(day, { ...commissions, ID, OR })).toMatchObject(authority);
});

const [visit] = testContent.services.filter(({ online }) => !online);
if (!visit) throw new Error('There is no service');
const { online: _, ...texts } = visit;

it('says what a service needs only while the authorization is on record', () => {
  const authority = (remote: { held: boolean }) =>
    authorityOn('2026-11-20', { ...commissions, ID: { ...real, remote }, OR });
  const otherwise = { ...texts, description: 'We do not notarize online.' };
  const record = { ...texts, needs: 'remote' as const, otherwise };
  const held = { held: true, since: '2026-01-01' };
  expect(resolveService(record, authority(held))).toEqual({ ...texts, online: true });
  expect(resolveService(record, authority(none))).toEqual({ ...otherwise, online: false });
  expect(resolveService(texts, authority(held))).toEqual(visit);
});
