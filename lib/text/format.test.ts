import { formatDate, formatList } from './format';

it('formats a list as in a sentence', () => {
  expect(formatList(['Boise'])).toBe('Boise');
  expect(formatList(['Boise', 'Eagle', 'Kuna'])).toBe('Boise, Eagle and Kuna');
});

it('formats a date in words', () => {
  expect(formatDate('2026-11-20')).toBe('November 20, 2026');
});
