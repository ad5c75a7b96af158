/** @jest-environment node */
import { completeContent } from './complete-content.fixture';

const { ids, lines, notes, setBusiness } = completeContent();

it('says nothing while the form sends nothing', () => {
  expect(notes()).toEqual([]);
});

it('notes where messages go, and at which line that is changed', () => {
  setBusiness(['delivery'], 'https://forms.iana.org/messages');
  const [note, ...others] = notes();
  expect(others).toEqual([]);
  expect(note?.say).toContain('to forms.iana.org,');
  expect(lines(note?.file ?? '')[(note?.line ?? 0) - 1]).toContain('delivery: https://');
  expect(ids()).toEqual([]);
});
