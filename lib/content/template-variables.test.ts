import { dollars } from '../text';
import { readContentWithLines } from './read-content';
import { interpolate, templateVariables, unknownVariables } from './template-variables';
import { testDay, testRoot } from './test-content.fixture';

const { content, record } = readContentWithLines(testRoot, testDay);
const business = { ...record, authority: content.business.authority };

it('writes whole dollars without cents', () => {
  expect(dollars(5)).toBe('$5');
  expect(dollars(4.5)).toBe('$4.50');
});

it('fills in each name in braces', () => {
  const variables = { fee: '$5', time: '2 hours' };
  expect(interpolate('{fee} within {time}, {fee}', variables)).toBe('$5 within 2 hours, $5');
});

it('takes out the space before a name that stands for nothing', () => {
  expect(interpolate('We come {when}.', { when: '' })).toBe('We come.');
});

it('finds the names of unknown variables', () => {
  expect(unknownVariables('{fee} {price} {toString}', { fee: '$5' })).toEqual([
    'price',
    'toString',
  ]);
});

it('takes times from the business record', () => {
  const times = {
    ...business.times,
    priorityHours: 3,
    apostilleMailWeeks: [2, 4] as [number, number],
  };
  const variables = templateVariables({ ...business, times });
  expect(variables['priorityWindow']).toBe('3 hours');
  expect(variables['apostilleMailTime']).toBe('2 to 4 weeks');
});

it.each([
  [['Cash', 'Check'], '(Cash, Check)'],
  [[], ''],
  [null, ''],
])('names the payment methods %j as "%s"', (payments, words) => {
  expect(templateVariables({ ...business, payments })['payments']).toBe(words);
});
