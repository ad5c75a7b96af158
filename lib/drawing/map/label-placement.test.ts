/** @jest-environment node */
import { overlaps } from './box';
import { placeLabels } from './label-placement';

const within = { x: 0, y: 0, width: 300, height: 200 };
const options = { within, avoid: [], fontSize: 14, boxHeight: 24, reach: 7 };

it('sets a name to the right of its point where there is room', () => {
  const [place] = placeLabels([{ x: 100, y: 100, name: 'Star' }], options);
  expect(place?.text).toMatchObject({ x: 110, anchor: 'start' });
});

it('sets it to the left at the right edge', () => {
  const [place] = placeLabels([{ x: 290, y: 100, name: 'Star' }], options);
  expect(place?.text).toMatchObject({ x: 280, anchor: 'end' });
});

it('gives way for a point that has fewer places left', () => {
  // The second one can only stand to the left of its point, where the first would like to be.
  const points = [
    { x: 200, y: 100, name: 'Eagle' },
    { x: 290, y: 100, name: 'Star' },
  ];
  const places = placeLabels(points, {
    ...options,
    avoid: [
      { x: 220, y: 0, width: 80, height: 87 },
      { x: 220, y: 113, width: 80, height: 87 },
    ],
  });
  const [first, second] = places.map((place) => place?.box);
  if (!first || !second) throw new Error('A name has no place');
  expect(overlaps(first, second)).toBe(false);
});

it('keeps off other points and what it is told to avoid', () => {
  const points = [
    { x: 100, y: 100, name: 'Boise' },
    { x: 120, y: 100, name: 'Eagle' },
  ];
  const [boise] = placeLabels(points, options);
  expect(boise?.text.anchor).not.toBe('start');
  const everything = { ...options, avoid: [within] };
  expect(placeLabels(points, everything)).toEqual([undefined, undefined]);
});
