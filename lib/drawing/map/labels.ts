import { type Box, contains, isAround, overlaps, type Point } from '../box';
import { roundBox, tenth } from '../pen';

/** A name beside its point: where its first line begins, is centered or ends, and the box of both. */
export interface Label {
  text: Point & { anchor: 'start' | 'middle' | 'end' };
  /** Point and name together: what a finger or a pointer may hit. */
  box: Box;
}

export interface NamedPoint extends Point {
  name: string;
}

export interface LabelSize {
  /** The font size, in the units of the drawing. */
  fontSize: number;
  /** How tall each box is, in the same units. */
  boxHeight: number;
  /** How far a box extends past its point on the side without the name. */
  reach: number;
  /** From a point to a name beside it; 10 by default. */
  gap?: number;
  /** How much taller further lines make a name; 0 by default. */
  further?: number;
}

/** A little more than the mean width of a letter of the headings' typeface, relative to its size. */
export const letterWidth = 0.53;

/** The positions for the name of a point, in order of preference. */
const preferred = [
  ['start', 'level'],
  ['end', 'level'],
  ['middle', 'above'],
  ['middle', 'below'],
  ['start', 'above'],
  ['start', 'below'],
  ['end', 'above'],
  ['end', 'below'],
] as const;

/** The positions for the name of a point that are in the frame, in order of preference. */
export function labelPositions(
  { x, y, name }: NamedPoint,
  { fontSize, boxHeight, reach, gap = 10, further = 0 }: LabelSize,
  frame: Box,
): Label[] {
  const words = name.length * fontSize * letterWidth;
  const middle = Math.max(words, boxHeight);
  const beside = Math.max(words + gap + reach, boxHeight);
  const columns = {
    start: { text: x + gap, left: x - reach, width: beside },
    middle: { text: x, left: x - middle / 2, width: middle },
    end: { text: x - gap, left: x + reach - beside, width: beside },
  };
  const rows = {
    level: { baseline: y + fontSize / 3 - further / 2, top: y - boxHeight / 2 },
    above: { baseline: y - gap + 2 - further, top: y + 2 - boxHeight },
    below: { baseline: y + fontSize + 2, top: y - 2 },
  };
  const labels = preferred.map(([anchor, row]) => {
    const { text, left, width } = columns[anchor];
    const { baseline, top } = rows[row];
    return {
      text: { x: tenth(text), y: tenth(baseline), anchor },
      box: roundBox({ x: left, y: top, width, height: boxHeight }),
    };
  });
  return labels.filter(({ box }) => contains(frame, box));
}

/** Where a text may be, the best position first. */
interface Choice<Position> {
  /** The point it names, whose own space it may cover. */
  point?: Point;
  positions: readonly Position[];
}

/** Far more than today's towns need; names not placed by then are left out. */
const maxSteps = 20_000;

/**
 * Finds a position for each text so that no box touches another box or one that is taken: a
 * backtracking search that takes the text with the fewest free positions first. The same texts
 * always get the same positions.
 *
 * @returns one entry for each text; undefined if the search found no free position.
 */
export function placeLabels<Position extends { box: Box }>(
  choices: readonly Choice<Position>[],
  taken: readonly Box[],
): (Position | undefined)[] {
  type Open = { index: number; positions: readonly Position[] };
  let best: Map<number, Position> = new Map();
  let steps = 0;

  function search(all: readonly Open[], placed: Map<number, Position>): void {
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

  const open = choices.map(({ point, positions }, index) => {
    const obstacles = taken.filter((box) => !point || !isAround(box, point));
    const isFree = ({ box }: Position) => !obstacles.some((other) => overlaps(box, other));
    return { index, positions: positions.filter(isFree) };
  });
  search(open, new Map());
  return choices.map((_, index) => best.get(index));
}
