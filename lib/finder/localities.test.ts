/** @jest-environment node */
import { readContent } from '../content/read-content';
import { localities, nearestListed } from './localities';

const content = readContent(process.cwd());
const known = localities(content);
const named = (name: string) => known.find((locality) => locality.name === name);

it('has each town with its page, and each other locality without', () => {
  const listed = known.filter(({ slug }) => slug !== undefined);
  expect(listed.map(({ slug }) => slug)).toEqual(content.towns.map(({ slug }) => slug));
  expect(known).toHaveLength(content.towns.length + content.localitiesWithoutPage.length);
});

it.each([
  ['Nyssa', 'Parma'],
  ['Buhl', 'Filer'],
  ['Donnelly', 'Cascade'],
])('knows the nearest town to %s: %s', (from, to) => {
  const locality = named(from);
  if (!locality) throw new Error(`no ${from}`);
  expect(nearestListed(known, locality)?.town.name).toBe(to);
});

it('measures the miles in a straight line', () => {
  const mccall = named('McCall');
  if (!mccall) throw new Error('no McCall');
  // A degree of latitude is 69.1 miles on a sphere of the earth's mean radius.
  const north = { ...mccall, latitude: mccall.latitude + 1 };
  expect(nearestListed(known, north)).toEqual({
    town: mccall,
    miles: expect.closeTo(69.1, 1),
  });
});

it('knows no nearest town if it knows no town at all', () => {
  expect(nearestListed([], { latitude: 43, longitude: -116 })).toBeUndefined();
});
