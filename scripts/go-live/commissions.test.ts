/** @jest-environment node */
import { completeContent, day } from './complete-content.fixture';

const { ids, lines, notes, only, setBusiness } = completeContent();
const expire = (state: string) => setBusiness(['commissions', state, 'expires'], '2026-11-20');
const business = 'content/business.yaml';

it('only notes, from 60 days before, that a commission expires soon', () => {
  setBusiness(['commissions', 'OR', 'expires'], '2027-01-20');
  expect(notes()).toEqual([
    expect.objectContaining({
      say: expect.stringContaining('Oregon commission expires in 60 days, on January 20, 2027'),
    }),
  ]);
  expect(ids()).toEqual([]);
  setBusiness(['commissions', 'OR', 'expires'], '2027-01-21');
  expect(notes()).toEqual([]);
});

it('counts the day on which a commission expires as good', () => {
  expire('ID');
  expect(ids('2026-11-20')).not.toContain('commission-expired/ID');
  expect(notes('2026-11-20')[0]?.say).toContain('expires today');
});

it('says that nothing on the site is true once the Idaho commission has expired', () => {
  expire('ID');
  expect(only()).toMatchObject({
    id: 'commission-expired/ID',
    say: expect.stringContaining('nothing that this site offers is true'),
  });
});

it('asks for an Oregon commission that has expired, or to agree to do without', () => {
  expire('OR');
  const item = only();
  expect(item).toMatchObject({ id: 'commission-expired/OR', field: 'commissions.OR.expires' });
  expect(item?.say).toContain('expired on November 20, 2026. The site says by itself that you do');
  expect(item?.do).toContain(`\`  withoutOregon: ${day}\``);
  expect(lines(business)[Number(item?.line) - 1]).toContain('2026-11-20');
});

it('asks for an Oregon commission that is not on record', () => {
  setBusiness(['commissions', 'OR'], undefined);
  const item = only();
  expect(item).toMatchObject({ id: 'commission-missing/OR', field: 'commissions.OR' });
  expect(item?.say).toContain('No Oregon commission is on record.');
  expect(lines(business)[Number(item?.line) - 1]).toBe('commissions:');
});

it.each([
  ['missing', () => setBusiness(['commissions', 'OR'], undefined)],
  ['expired', () => expire('OR')],
])('only notes that Oregon is %s once the owner agreed to do without', (_, lapse) => {
  lapse();
  setBusiness(['agreed', 'withoutOregon'], day);
  expect(ids()).toEqual([]);
  const [note, ...others] = notes();
  expect(others).toEqual([]);
  expect(note?.say).toMatch(/do not notarize in Oregon.* You agreed to that on November 21, 2026/);
  expect(lines(business)[Number(note?.line) - 1]).toContain('withoutOregon');
});

it('has nothing to say of that choice while the Oregon commission is in force', () => {
  setBusiness(['agreed', 'withoutOregon'], day);
  expect(ids()).toEqual([]);
  expect(notes()).toEqual([]);
});
