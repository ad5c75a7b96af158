import { overlaps } from './box';
import { placeLabels } from './label-placement';

const within = { x: 0, y: 0, width: 300, height: 200 };
const options = { within, avoid: [], fontSize: 14, boxHeight: 24, reach: 7 };

it('puts a name to the right of its point if there is room', () => {
  const [label] = placeLabels([{ x: 100, y: 100, name: 'Star' }], options);
  expect(label?.text).toMatchObject({ x: 110, anchor: 'start' });
});

it('puts it to the left at the right edge', () => {
  const [label] = placeLabels([{ x: 290, y: 100, name: 'Star' }], options);
  expect(label?.text).toMatchObject({ x: 280, anchor: 'end' });
});

it('makes room for a point that has fewer free positions', () => {
  // The second name only fits to the left of its point, where the first would prefer to be.
  const points = [
    { x: 200, y: 100, name: 'Eagle' },
    { x: 290, y: 100, name: 'Star' },
  ];
  const labels = placeLabels(points, {
    ...options,
    avoid: [
      { x: 220, y: 0, width: 80, height: 87 },
      { x: 220, y: 113, width: 80, height: 87 },
    ],
  });
  const [first, second] = labels.map((label) => label?.box);
  if (!first || !second) throw new Error('A name has no position');
  expect(overlaps(first, second)).toBe(false);
});

it('avoids other points and the given boxes', () => {
  const points = [
    { x: 100, y: 100, name: 'Boise' },
    { x: 120, y: 100, name: 'Eagle' },
  ];
  const [boise] = placeLabels(points, options);
  expect(boise?.text.anchor).not.toBe('start');
  const everything = { ...options, avoid: [within] };
  expect(placeLabels(points, everything)).toEqual([undefined, undefined]);
});
