/** @jest-environment node */
import { dollars, figuresOf, fillFigures, unknownFigures } from './figures';
import { readContent } from './read-content';

it('writes whole dollars without cents', () => {
  expect(dollars(5)).toBe('$5');
  expect(dollars(4.5)).toBe('$4.50');
});

it('fills each name in braces', () => {
  const figures = { fee: '$5', time: '2 hours' };
  expect(fillFigures('{fee} within {time}, {fee}', figures)).toBe('$5 within 2 hours, $5');
});

it('finds the names that have no figure', () => {
  expect(unknownFigures('{fee} {price} {toString}', { fee: '$5' })).toEqual(['price', 'toString']);
});

it('takes every figure of the business record', () => {
  const { business } = readContent(process.cwd());
  const times = {
    ...business.times,
    priorityHours: 3,
    apostilleMailWeeks: [2, 4] as [number, number],
  };
  const figures = figuresOf({ ...business, times });
  expect(figures['priorityWindow']).toBe('3 hours');
  expect(figures['apostilleMailTime']).toBe('2-4 weeks');
});

it('names the ways to pay only once they are no stand-in', () => {
  const { business } = readContent(process.cwd());
  const payments = ['Cash', 'Check'];
  const named = (standIns: string[]) => figuresOf({ ...business, payments, standIns })['payments'];
  expect(named([])).toBe(' (Cash, Check)');
  expect(named(['payments'])).toBe('');
  expect(figuresOf({ ...business, payments: [], standIns: [] })['payments']).toBe('');
});
