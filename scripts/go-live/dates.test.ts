/** @jest-environment node */
import { completeContent } from './complete-content.fixture';

const { ids, notes, only, setBusiness } = completeContent();
const ends = (end: string) => setBusiness(['securityContactExpires'], end);

it('only notes the end of security.txt from 30 days before', () => {
  ends('2026-12-22');
  expect(notes()).toEqual([]);
  ends('2026-12-21');
  expect(notes()[0]?.say).toContain('ends in 30 days, on December 21, 2026');
  ends('2026-11-21');
  expect(notes()[0]?.say).toContain('ends today');
  expect(ids()).toEqual([]);
});

it('asks for a new end of security.txt once it is over', () => {
  ends('2026-11-20');
  expect(only()).toMatchObject({
    id: 'date/securityContactExpires',
    say: expect.stringContaining('ended on November 20, 2026'),
  });
  expect(notes()).toEqual([]);
});

it('asks for an end of security.txt that is no more than a year ahead', () => {
  ends('2027-11-22');
  expect(ids()).toEqual([]);
  ends('2027-11-23');
  expect(only()?.say).toContain('ends on November 23, 2027, more than a year ahead');
});

it('only notes days off that are over', () => {
  setBusiness(['closures'], [{ from: '2026-11-20', reason: 'A wedding' }]);
  expect(notes('2026-11-20')).toEqual([]);
  expect(notes()[0]?.say).toContain('"A wedding" were over on November 20, 2026');
  expect(ids()).toEqual([]);
});

it('does not speak of days off that are samples', () => {
  setBusiness(['closures'], [{ from: '2026-11-20', reason: 'A wedding' }]);
  setBusiness(['placeholders'], ['closures']);
  expect(notes()).toEqual([]);
});
