import { type Box, contains, overlaps, type Point } from './box';
import {
  type LabelSize,
  labelPositions,
  type NamedPoint,
  type PlacedLabel,
} from './label-positions';

interface Options extends LabelSize {
  /** The area names must stay in. */
  within: Box;
  /** What no name may cover. */
  avoid: readonly Box[];
}

/** A point, by its index, with the positions that are still free for its name. */
interface OpenPoint {
  index: number;
  positions: PlacedLabel[];
}

/** Far more than today's towns need; names not placed by then are left out. */
const maxSteps = 20_000;

/**
 * Finds a position for the name of each point so that no box touches another box or point: a
 * backtracking search that takes the point with the fewest free positions first. The same points
 * always give the same positions.
 *
 * @returns one entry for each point; undefined if the search found no free position.
 */
export function placeLabels(
  points: readonly NamedPoint[],
  { within, avoid, ...size }: Options,
): (PlacedLabel | undefined)[] {
  const dots = points.map(dotBox);
  const taken = [...avoid, ...dots];
  const isFree = (box: Box, own: Box | undefined) =>
    !taken.some((other) => other !== own && overlaps(box, other));
  const open = points.map((point, index) => ({
    index,
    positions: labelPositions(point, size).filter(
      ({ box }) => contains(within, box) && isFree(box, dots[index]),
    ),
  }));
  let best: Map<number, PlacedLabel> = new Map();
  let steps = 0;

  function search(all: readonly OpenPoint[], placed: Map<number, PlacedLabel>): void {
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
        positions: positions.filter(({ box }) => !overlaps(box, position.box)),
      }));
      search(rest, new Map(placed).set(next.index, position));
    }
    search(others, placed);
  }

  search(open, new Map());
  return points.map((_, index) => best.get(index));
}

/** The space a point itself takes up. */
function dotBox({ x, y }: Point): Box {
  return { x: x - 3, y: y - 3, width: 6, height: 6 };
}
