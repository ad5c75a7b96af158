/** @jest-environment node */
import { cutTo, dateInWords, firstWords, listInWords, paragraphs } from './text';

it('parts paragraphs at empty lines and joins wrapped ones', () => {
  expect(paragraphs('One\ntwo.\n\nThree.\n')).toEqual(['One two.', 'Three.']);
});

it('cuts at the character and says that more follows', () => {
  expect(cutTo('abcdef', 3)).toBe('abc…');
  expect(cutTo('abc', 3)).toBe('abc');
  expect(cutTo('a\nb', 3)).toBe('a b');
});

it('keeps whole words within the limit, the ellipsis included', () => {
  expect(firstWords('One two, three four', 9)).toBe('One two…');
  expect(firstWords('One two', 9)).toBe('One two');
  expect(firstWords('One two three four', 10).length).toBeLessThanOrEqual(10);
});

it('writes a list as a sentence has it', () => {
  expect(listInWords([])).toBe('');
  expect(listInWords(['Boise'])).toBe('Boise');
  expect(listInWords(['Boise', 'Kuna'])).toBe('Boise and Kuna');
  expect(listInWords(['Boise', 'Eagle', 'Kuna'])).toBe('Boise, Eagle and Kuna');
});

it('writes a date as a person does', () => {
  expect(dateInWords('2026-11-20')).toBe('November 20, 2026');
});
