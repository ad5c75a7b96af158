import { authorityOn } from './authority';

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
