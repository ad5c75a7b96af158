/** @jest-environment node */
import { dollars } from '../money';
import { readContent } from './read-content';
import { interpolate, templateVariables, unknownVariables } from './template-variables';

it('writes whole dollars without cents', () => {
  expect(dollars(5)).toBe('$5');
  expect(dollars(4.5)).toBe('$4.50');
});

it('fills in each name in braces', () => {
  const variables = { fee: '$5', time: '2 hours' };
  expect(interpolate('{fee} within {time}, {fee}', variables)).toBe('$5 within 2 hours, $5');
});

it('finds the names of unknown variables', () => {
  expect(unknownVariables('{fee} {price} {toString}', { fee: '$5' })).toEqual([
    'price',
    'toString',
  ]);
});

it('takes times from the business record', () => {
  const { business } = readContent(process.cwd());
  const times = {
    ...business.times,
    priorityHours: 3,
    apostilleMailWeeks: [2, 4] as [number, number],
  };
  const variables = templateVariables({ ...business, times });
  expect(variables['priorityWindow']).toBe('3 hours');
  expect(variables['apostilleMailTime']).toBe('2-4 weeks');
});

it('names the payment methods only once they are not placeholders', () => {
  const { business } = readContent(process.cwd());
  const payments = ['Cash', 'Check'];
  const named = (placeholders: string[]) =>
    templateVariables({ ...business, payments, placeholders })['payments'];
  expect(named([])).toBe(' (Cash, Check)');
  expect(named(['payments'])).toBe('');
  expect(templateVariables({ ...business, payments: [], placeholders: [] })['payments']).toBe('');
});
