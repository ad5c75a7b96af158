import { median } from './median';

it('takes the one in the middle, whatever the order', () => {
  expect(median([300, 9, 20])).toBe(20);
});

it('takes the mean of the middle two of an even number', () => {
  expect(median([1, 40, 20, 3])).toBe(11.5);
});

it('takes the only one', () => {
  expect(median([7])).toBe(7);
});

it('knows none of nothing', () => {
  expect(median([])).toBeNaN();
});
