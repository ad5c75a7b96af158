import { around, type Box, overlaps } from '../box';
import type { NamedPoint } from './labels';
import { placeLabels } from './place-labels';

const frame = { x: 0, y: 0, width: 300, height: 200 };
const size = { fontSize: 14, boxHeight: 24, reach: 7 };
const place = (points: readonly NamedPoint[], avoid: readonly Box[] = []) =>
  placeLabels(points, size, frame, [...avoid, ...points.map((point) => around(point, 6))]);

const eagle = { x: 200, y: 100, name: 'Eagle' };

it.each([
  ['to the right of its point if there is room', 100, { x: 110, anchor: 'start' }],
  ['to the left at the right edge', 290, { x: 280, anchor: 'end' }],
])('puts a name %s', (_, x, text) => {
  expect(place([{ x, y: 100, name: 'Star' }])).toMatchObject([{ text }]);
});

it('makes room for a point that has fewer free positions', () => {
  // The second name only fits to the left of its point, where the first would prefer to be.
  const labels = place(
    [eagle, { x: 290, y: 100, name: 'Star' }],
    [
      { x: 220, y: 0, width: 80, height: 87 },
      { x: 220, y: 113, width: 80, height: 87 },
    ],
  );
  const [first, second] = labels.map((label) => label?.box);
  if (!first || !second) throw new Error('A name has no position');
  expect(overlaps(first, second)).toBe(false);
});

it('avoids other points and the given boxes', () => {
  const points = [{ x: 180, y: 100, name: 'Boise' }, eagle];
  const [boise] = place(points);
  expect(boise?.text.anchor).not.toBe('start');
  expect(place(points, [frame])).toEqual([undefined, undefined]);
});
