import { byDistance, formatMiles, milesBetween } from './distance';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const quarter = (Math.PI / 2) * 3958.7613;

it.each([
  ['zero from a point to itself', at(43.5, -116.4), at(43.5, -116.4), 0],
  ['69.1 miles for a degree of latitude', at(43, -116), at(44, -116), 69.0934],
  ['shorter for one of longitude, by the cosine', at(60, -116), at(60, -117), 69.0934 / 2],
  ['a quarter of the way around the earth over the pole', at(45, 0), at(45, 180), quarter],
  ['a quarter along the equator', at(0, -116), at(0, -26), quarter],
  // A triangle of three right angles: each side is a quarter.
  ['a quarter from the pole to the equator', at(90, 0), at(0, 77), quarter],
])('is %s', (_, from, to, miles) => {
  expect(milesBetween(from, to)).toBeCloseTo(miles);
});

it('puts the nearest first', () => {
  const [here, near, far] = [at(43, -116), at(43.5, -116), at(42, -116)];
  expect(byDistance(here, [far, near, here]).map(({ town }) => town)).toEqual([here, near, far]);
});

it('rounds to whole miles, and to at least one', () => {
  expect([12.4, 1.2, 0.3].map(formatMiles)).toEqual(['12 miles', '1 mile', '1 mile']);
});
