import { type Box, contains, type Point } from '../box';
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
  /** In the units of the drawing, like all others. */
  fontSize: number;
  /** How tall each box is. */
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

/** In order of preference. */
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
    // Large letters hang lower.
    above: { baseline: y - gap + 8 - fontSize * 0.4 - further, top: y + 2 - boxHeight },
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
