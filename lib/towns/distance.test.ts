import { byDistance, formatMiles, milesBetween } from './distance';

it('is zero from a point to itself', () => {
  const point = { latitude: 43.5, longitude: -116.4 };
  expect(milesBetween(point, point)).toBe(0);
});

it('is 69.1 miles for one degree of latitude', () => {
  const miles = milesBetween({ latitude: 43, longitude: -116 }, { latitude: 44, longitude: -116 });
  expect(miles).toBeCloseTo(69.09, 1);
});

it('is shorter for a degree of longitude, by the cosine of the latitude', () => {
  const miles = milesBetween({ latitude: 60, longitude: -116 }, { latitude: 60, longitude: -117 });
  expect(miles).toBeCloseTo(69.09 / 2, 1);
});

it('is a quarter of the way around the earth over the pole, and along the equator', () => {
  const quarter = (Math.PI / 2) * 3958.7613;
  const at = (latitude: number, longitude: number) => ({ latitude, longitude });
  expect(milesBetween(at(45, 0), at(45, 180))).toBeCloseTo(quarter);
  expect(milesBetween(at(0, -116), at(0, -26))).toBeCloseTo(quarter);
  // A triangle of three right angles: each side is a quarter.
  expect(milesBetween(at(90, 0), at(0, 77))).toBeCloseTo(quarter);
});

it('puts the nearest first', () => {
  const [here, near, far] = [43, 43.5, 42].map((latitude) => ({ latitude, longitude: -116 }));
  if (!here || !near || !far) throw new Error('too few');
  expect(byDistance(here, [far, near, here]).map(({ town }) => town)).toEqual([here, near, far]);
});

it('rounds to whole miles, and to at least one', () => {
  expect(formatMiles(12.4)).toBe('12 miles');
  expect(formatMiles(1.2)).toBe('1 mile');
  expect(formatMiles(0.3)).toBe('1 mile');
});
