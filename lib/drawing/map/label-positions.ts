import { type Box, type Point, roundBox, roundToTenth } from './box';

/** A name beside its point: where its first line begins, is centered or ends, and the box of both. */
export interface PlacedLabel {
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

/** The eight positions for the name of a point, in order of preference. */
export function labelPositions(
  { x, y, name }: NamedPoint,
  { fontSize, boxHeight, reach, gap = 10, further = 0 }: LabelSize,
): PlacedLabel[] {
  const width = name.length * fontSize * letterWidth;
  const beside = { width: Math.max(width + gap + reach, boxHeight), height: boxHeight };
  const middle = { width: Math.max(width, boxHeight), height: boxHeight };
  const leftOf = x + reach - beside.width;
  const rightOf = x - reach;
  const rows = { level: y - boxHeight / 2, above: y + 2 - boxHeight, below: y - 2 };
  const position = (anchor: PlacedLabel['text']['anchor'], row: keyof typeof rows): PlacedLabel => {
    const box =
      anchor === 'middle'
        ? { x: x - middle.width / 2, y: rows[row], ...middle }
        : { x: anchor === 'start' ? rightOf : leftOf, y: rows[row], ...beside };
    const textX = { start: x + gap, middle: x, end: x - gap }[anchor];
    const baseline = {
      level: y + fontSize / 3 - further / 2,
      above: y - gap + 2 - further,
      below: y + fontSize + 2,
    }[row];
    return {
      text: { x: roundToTenth(textX), y: roundToTenth(baseline), anchor },
      box: roundBox(box),
    };
  };
  return [
    position('start', 'level'),
    position('end', 'level'),
    position('middle', 'above'),
    position('middle', 'below'),
    position('start', 'above'),
    position('start', 'below'),
    position('end', 'above'),
    position('end', 'below'),
  ];
}
