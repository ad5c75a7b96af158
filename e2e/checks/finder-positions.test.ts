import { content, problemsIn } from './checks.fixture';
import { checkFinderPositions } from './finder-positions';

const problems = (latitude: number, longitude: number, name = 'Murphy') => {
  const place = { name, state: 'ID' as const, zips: ['83650'], latitude, longitude };
  return problemsIn(checkFinderPositions, {}, { ...content, localitiesWithoutPage: [place] });
};

it('accepts a place where it really is, and ignores one it does not know', () => {
  expect(problems(43.22, -116.55)).toEqual([]);
  expect(problems(42.85, -116.64, 'Elsewhere')).toEqual([]);
});

it('reports the middle of a ZIP code area', () => {
  expect(problems(42.85, -116.64)).toEqual([
    'Murphy, ID: expected the position 43.2182, -116.5523, found 25.8 miles off',
  ]);
});
