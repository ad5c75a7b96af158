/** @jest-environment node */
import { type Box, BoxGrid, overlaps } from './box-grid';

/** Boxes all over a drawing and beyond its edges, some of them larger than a cell. */
const boxes = Array.from(
  { length: 300 },
  (_, index): Box => ({
    x: ((index * 137) % 700) - 50,
    y: ((index * 89) % 500) - 50,
    width: 5 + ((index * 31) % 90),
    height: 5 + ((index * 17) % 60),
  }),
);

it('finds what a look at every box finds', () => {
  for (const count of [10, 40, 300]) {
    const some = boxes.slice(0, count);
    const grid = new BoxGrid(some);
    for (const box of boxes) {
      expect(grid.overlaps(box)).toBe(some.some((other) => overlaps(box, other)));
    }
  }
});

it('leaves out a box that does not count', () => {
  const own = { x: 10, y: 10, width: 6, height: 6 };
  expect(new BoxGrid([own]).overlaps({ ...own, width: 50 }, own)).toBe(false);
  expect(new BoxGrid([own, { ...own }]).overlaps(own, own)).toBe(true);
});
