/** @jest-environment node */
import { readContent } from '../content/read-content';
import { localities, nearestListed } from './localities';

const content = readContent(process.cwd());
const places = localities(content);
const named = (name: string) => places.find((place) => place.name === name);

it('holds each town with its page, and each other place without', () => {
  const listed = places.filter(({ slug }) => slug !== undefined);
  expect(listed.map(({ slug }) => slug)).toEqual(content.towns.map(({ slug }) => slug));
  expect(places).toHaveLength(content.towns.length + content.localitiesWithoutPage.length);
});

it.each([
  ['Nyssa', 'Parma'],
  ['Buhl', 'Filer'],
  ['Donnelly', 'Cascade'],
])('knows the nearest town to %s: %s', (from, to) => {
  const place = named(from);
  if (!place) throw new Error(`no ${from}`);
  expect(nearestListed(places, place)?.town.name).toBe(to);
});

it('measures the miles in a straight line', () => {
  const mccall = named('McCall');
  if (!mccall) throw new Error('no McCall');
  // A degree of latitude is 69.1 miles on a sphere of the earth's mean radius.
  const north = { ...mccall, latitude: mccall.latitude + 1 };
  expect(nearestListed(places, north)).toEqual({
    town: mccall,
    miles: expect.closeTo(69.1, 1),
  });
});

it('knows no nearest town where there is none', () => {
  expect(nearestListed([], { latitude: 43, longitude: -116 })).toBeUndefined();
});
