import { readContentWithLines } from '../read-content';
import { testDay, testRoot } from '../test-content.fixture';
import { interpolate, templateVariables } from './template-variables';

const { content, record } = readContentWithLines(testRoot, testDay);
const business = { ...record, authority: content.business.authority };

it.each([
  ['{fee} within {time}, {fee}', '$5 within 2 hours, $5'],
  // With the space before a name that stands for nothing.
  ['We come {when}.', 'We come.'],
  // What every object has is no variable.
  ['{constructor} {toString} {__proto__}', '{constructor} {toString} {__proto__}'],
])('fills in each name of "%s"', (text, filled) => {
  expect(interpolate(text, { fee: '$5', time: '2 hours', when: '' })).toBe(filled);
});

it.each<[facts: Partial<typeof record>, variables: object]>([
  [{ times: { ...record.times, priorityHours: 3 } }, { priorityWindow: '3 hours' }],
  [
    { times: { ...record.times, apostilleMailWeeks: [2, 4] } },
    { apostilleMailTime: '2-\u20604 weeks' },
  ],
  [{ payments: ['Cash', 'Check'] }, { payments: '(Cash, Check)' }],
  [{ payments: [] }, { payments: '' }],
  [{ payments: null }, { payments: '' }],
])('of %j, other content may name %j', (facts, variables) => {
  expect(templateVariables({ ...business, ...facts })).toMatchObject(variables);
});
