/** @jest-environment node */
import { completeContent } from './complete-content.fixture';

const { ids, notes, setBusiness } = completeContent();
const online = () => notes().filter(({ say }) => say.includes('do not notarize online'));

it('says nothing while acts are offered online', () => {
  expect(online()).toEqual([]);
});

it('notes that the Idaho record has no authorization for remote acts', () => {
  setBusiness(['commissions', 'ID', 'remote'], undefined);
  expect(online()[0]?.say).toContain('the Idaho commission has no `remote`');
  expect(ids()).toEqual([]);
});

it('needs that of Idaho, whatever Oregon allows', () => {
  setBusiness(['commissions', 'OR', 'remote'], { technology: 'A platform', since: '2026-01-01' });
  setBusiness(['commissions', 'ID', 'remote'], undefined);
  expect(online()[0]?.say).toContain('the Idaho commission has no `remote`');
});

it('notes that the authorization begins later', () => {
  setBusiness(['commissions', 'ID', 'remote', 'since'], '2026-11-22');
  expect(online()[0]?.say).toContain('November 22, 2026, has not come');
});

it('notes that the commission is over', () => {
  setBusiness(['commissions', 'ID', 'expires'], '2026-11-20');
  expect(online()[0]?.say).toContain('the Idaho commission is over');
});
