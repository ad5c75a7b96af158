import type { LocalityWithoutPage } from '../../lib/schema/localities-without-page';
import { content, problemsIn } from './checks.fixture';
import { checkFinderPositions } from './finder-positions';

const murphy = { name: 'Murphy', state: 'ID' as const, zips: ['83650'] };
const [larkin] = content.towns.filter(({ slug }) => slug === 'larkin');
if (!larkin) throw new Error('The fixture has no Larkin');
const melba = { ...larkin, slug: 'melba', name: 'Melba', latitude: 43.3746, longitude: -116.5304 };
const grandView = {
  ...melba,
  slug: 'grand-view',
  name: 'Grand View',
  latitude: 42.9904,
  longitude: -116.0934,
};
const business = { ...content.business, home: { ...content.business.home, town: melba.slug } };
const problems = (...localitiesWithoutPage: LocalityWithoutPage[]) =>
  problemsIn(
    checkFinderPositions,
    {},
    { ...content, business, towns: [melba, grandView], localitiesWithoutPage },
  );

it('accepts a place where it really is', () => {
  expect(problems({ ...murphy, latitude: 43.22, longitude: -116.55 })).toEqual([]);
});

it('reports the middle of a ZIP code area, and the wrong town it leads to', () => {
  expect(problems({ ...murphy, latitude: 42.85, longitude: -116.64 })).toEqual([
    'Murphy, ID: expected the position 43.2182, -116.5523, found 25.8 miles off',
    'Murphy, ID: expected the nearest town Melba, found Grand View',
  ]);
});

it('ignores a place that content does not have', () => {
  expect(problems()).toEqual([]);
});
