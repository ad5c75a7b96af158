import { around, type Box, contains, overlaps, type Point } from '../box';
import { element } from '../svg';

/** What a name is beside. */
export interface Mark extends Point {
  /** How far it reaches to each side. */
  reach: number;
}

/** Where names may be, and the boxes that they may not touch. */
export interface Room {
  frame: Box;
  taken: Box[];
}

/** Between a mark or a hairline and its name. */
const gap = 3;

/** The sides of a mark that a name may be at, the best one first. */
export const sides = [
  { right: 1, down: 0, anchor: 'start' },
  { right: -1, down: 0, anchor: 'end' },
  { right: 0, down: -1, anchor: 'middle' },
  { right: 0, down: 1, anchor: 'middle' },
] as const;

/** From a mark to its name: beside it, or further off along a hairline. */
const distances = [0, 14, 28, 42, 56, 70];

/** The first of the places whose boxes are free, which are then taken. */
export function take<Place extends { boxes: readonly Box[] }>(
  places: readonly Place[],
  { frame, taken }: Room,
): Place | undefined {
  const isFree = (box: Box) => contains(frame, box) && !taken.some((other) => overlaps(box, other));
  const place = places.find(({ boxes }) => boxes.every(isFree));
  if (place) taken.push(...place.boxes);
  return place;
}

export type NamePlace = ReturnType<typeof placesOf>[number];

/** Where a name of a size may be, best first, and the hairline to there. */
export function placesOf({ x, y, reach }: Mark, width: number, height: number) {
  return distances.flatMap((distance) =>
    sides.map(({ right, down, anchor }) => {
      const at = (off: number) => ({ x: x + right * off, y: y + down * off });
      const [from, to] = [at(reach), at(reach + distance)];
      const middle = { x: to.x + right * (gap + width / 2), y: to.y + (down * height) / 2 };
      const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const hairline = around(between, right ? distance : 2, down ? distance : 2);
      return {
        boxes: [around(middle, width, height), hairline] as const,
        line: distance ? element('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y }) : '',
        x: to.x + right * gap,
        anchor,
      };
    }),
  );
}
