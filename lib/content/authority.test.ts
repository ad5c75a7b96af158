import { authorityOn, resolveService } from './authority';
import { testContent } from './test-content.fixture';

const none = { held: false };
const real = { held: true, number: '12345', expires: '2030-01-31', remote: none };
const OR = { held: false, remote: none };

it('counts a commission as valid through the day it expires', () => {
  const commissions = { ID: real, OR: { ...real, expires: '2028-06-30' } };
  expect(authorityOn('2028-06-30', commissions).states).toEqual(['ID', 'OR']);
  expect(authorityOn('2028-07-01', commissions).states).toEqual(['ID']);
});

it('serves no state without a commission there, whatever else is on record', () => {
  const commissions = { ID: real, OR: { ...real, held: false } };
  expect(authorityOn('2026-11-20', commissions).states).toEqual(['ID']);
});

it('counts a placeholder, with no number or dates yet, as valid', () => {
  const held = { held: true, remote: none };
  expect(authorityOn('2026-11-20', { ID: { ...held, remote: { held: true } }, OR: held })).toEqual({
    states: ['ID', 'OR'],
    remote: ['ID'],
    online: true,
  });
});

it('notarizes online from the day of the authorization, while the commission is valid', () => {
  const remote = { held: true, technology: 'A platform', since: '2027-01-01' };
  const commissions = { ID: { ...real, remote }, OR };
  expect(authorityOn('2026-12-31', commissions).remote).toEqual([]);
  expect(authorityOn('2027-01-01', commissions).remote).toEqual(['ID']);
  expect(authorityOn('2030-02-01', commissions)).toEqual({ states: [], remote: [], online: false });
});

const [visit] = testContent.services.filter(({ online }) => !online);
if (!visit) throw new Error('There is no service');
const { online: _, ...texts } = visit;

it('says what a service needs only while the authorization is on record', () => {
  const authority = (remote: { held: boolean }) =>
    authorityOn('2026-11-20', { ID: { ...real, remote }, OR });
  const otherwise = { ...texts, description: 'We do not notarize online.' };
  const record = { ...texts, needs: 'remote' as const, otherwise };
  const held = { held: true, since: '2026-01-01' };
  expect(resolveService(record, authority(held))).toEqual({ ...texts, online: true });
  expect(resolveService(record, authority(none))).toEqual({ ...otherwise, online: false });
  expect(resolveService(texts, authority(held))).toEqual(visit);
});
