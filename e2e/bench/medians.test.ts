import { mediansOf } from './medians';

it('gives the median of each number in three digits', () => {
  const samples = [30.04, 1, 900, 20].map((ms) => ({ ms, score: 100 }));
  expect(mediansOf(samples)).toEqual({ ms: 30, score: 100 });
});
