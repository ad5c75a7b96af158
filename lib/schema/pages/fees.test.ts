import { law } from './fees';

it('states no fee without its source', () => {
  const { error } = law.shape.fee.safeParse('Up to {fee}.');
  expect(error?.issues[0]?.message).toBe('text with {fee}, {source}, which the law requires');
});
