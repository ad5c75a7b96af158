import { difference } from './difference';

it('has nothing to say where data and page tell the same', () => {
  expect(difference('questions', [['Why?', 'The law.']], [['Why?', 'The law.']])).toEqual([]);
});

it('finds another entry, and more of them than the page shows', () => {
  expect(difference('questions', [['Why?', 'The law.']], [['Why?', 'Rules.']])).toEqual([
    'expected among the questions of the data "Why?: The law.", found "Why?: Rules."',
  ]);
  expect(difference('questions', [['Why?'], ['When?']], [['Why?']])).toEqual([
    'expected the 2 questions of the page in the data, found 1',
  ]);
});

it('does not take two empty lists for agreement', () => {
  expect(difference('questions', [], [])).toEqual([
    'expected questions on the page, found none to compare',
  ]);
});

it('finds data in another form', () => {
  expect(difference('questions', [['Why?']], undefined)).toEqual([
    'expected questions in the form of schema.org in the data, found another',
  ]);
});
