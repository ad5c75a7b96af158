import { type Box, isAround, overlaps, type Point } from '../box';
import { type Label, type LabelSize, labelPositions, type NamedPoint } from './labels';

/** The positions whose boxes touch nothing that is taken, except the space of `point` itself. */
export function freePositions<Position extends { box: Box }>(
  positions: readonly Position[],
  taken: readonly Box[],
  point?: Point,
): Position[] {
  const obstacles = taken.filter((box) => !point || !isAround(box, point));
  return positions.filter(({ box }) => !obstacles.some((other) => overlaps(box, other)));
}

/** Far more than today's towns need; names not placed by then are left out. */
const maxSteps = 20_000;

/**
 * Finds a position for each name so that no box touches another box or one that is taken: a
 * backtracking search that takes the name with the fewest free positions first. The same names
 * always get the same positions.
 *
 * @returns one entry for each point; undefined if the search found no free position.
 */
export function placeLabels(
  points: readonly NamedPoint[],
  size: LabelSize,
  frame: Box,
  taken: readonly Box[],
): (Label | undefined)[] {
  type Open = { index: number; positions: readonly Label[] };
  let best: Map<number, Label> = new Map();
  let steps = 0;

  function search(all: readonly Open[], placed: Map<number, Label>): void {
    if (placed.size > best.size) best = placed;
    const left = all
      .filter(({ positions }) => positions.length > 0)
      .sort((a, b) => a.positions.length - b.positions.length);
    const [next, ...others] = left;
    if (!next || placed.size + left.length <= best.size || steps === maxSteps) return;
    steps++;
    for (const position of next.positions) {
      const rest = others.map(({ index, positions }) => ({
        index,
        positions: freePositions(positions, [position.box]),
      }));
      search(rest, new Map(placed).set(next.index, position));
    }
    search(others, placed);
  }

  const open = points.map((point, index) => {
    const positions = freePositions(labelPositions(point, size, frame), taken, point);
    return { index, positions };
  });
  search(open, new Map());
  return points.map((_, index) => best.get(index));
}
