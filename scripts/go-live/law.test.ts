/** @jest-environment node */
import { completeContent } from './complete-content.fixture';

const { ids, only, setBusiness } = completeContent();

it('asks to read the law again after a year', () => {
  setBusiness(['lawChecked'], '2025-11-21');
  expect(ids()).toEqual([]);
  setBusiness(['lawChecked'], '2025-11-20');
  expect(only()).toMatchObject({
    id: 'law/checked',
    say: expect.stringContaining('since November 20, 2025, more than a year ago'),
  });
});

it('doubts a day that is still to come', () => {
  setBusiness(['lawChecked'], '2026-11-22');
  expect(only()?.say).toContain('November 22, 2026, is still to come');
});

it('asks once while nobody has compared it at all', () => {
  setBusiness(['placeholders'], ['lawChecked']);
  setBusiness(['lawChecked'], '2025-11-20');
  expect(ids()).toEqual(['stand-in/lawChecked']);
});
