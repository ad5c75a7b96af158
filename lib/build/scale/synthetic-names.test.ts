/** @jest-environment node */
import { placeName, slugOf, townName } from './synthetic-names';

const many = Array.from({ length: 20_000 }, (_, index) => index);

it('has another name for each town, short enough for its file', () => {
  const names = many.map(townName);
  expect(new Set(names).size).toBe(names.length);
  expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(40);
});

it('has another name for each place of a town', () => {
  const names = many.slice(0, 50).map((index) => placeName('Birchford Falls', index));
  expect(new Set(names).size).toBe(names.length);
});

it('makes slugs of names', () => {
  expect(slugOf('Birchford Falls')).toBe('birchford-falls');
});
