import type { Box, Point } from '../box';

/** Where a name may stand, and the space that it then takes. */
export interface Position extends Point {
  anchor: 'start' | 'middle' | 'end';
  box: Box;
}

/** Type on a phone, where a unit is 0.75 px, is no smaller than 11 px. */
export const nameSize = 15;
/** The distance of two lines, relative to the font size. */
export const lineHeight = 1.05;
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

/** Best first. A name above or below its dot leaves the dots on both sides of it free. */
export function positionsOf({ x, y }: Point, lines: readonly string[], size: number): Position[] {
  const further = (lines.length - 1) * size * lineHeight;
  const words = Math.max(...lines.map(({ length }) => length)) * size * letterWidth;
  const gap = size > nameSize ? 13 : 10;
  const beside = words + gap + 3;
  const columns = {
    start: { text: x + gap, left: x - 3, width: beside },
    middle: { text: x, left: x - words / 2, width: words },
    end: { text: x - gap, left: x + 3 - beside, width: beside },
  };
  const baselines = {
    level: y + size / 3 - further / 2,
    // Large letters hang lower.
    above: y - gap + 8 - size * 0.4 - further,
    below: y + size + 2,
  };
  return preferred.map(([anchor, row]) => {
    const { text, left, width } = columns[anchor];
    const baseline = baselines[row];
    const box = { x: left, y: baseline - size * 0.68, width, height: size * 0.95 + further };
    return { x: Math.round(text), y: Math.round(baseline), anchor, box };
  });
}
