import { balancedLines } from '../../fit-text';
import { type Box, isAround, type Point } from '../box';
import { element, escapeText } from '../pen';
import { type Label, labelPositions, letterWidth, type NamedPoint } from './labels';
import { freePositions } from './place-labels';

/** A point with its name, and a line below it. */
export interface NamedPlace extends NamedPoint {
  note?: string | undefined;
}

/** Where names may be, and the boxes they take. */
export interface Room {
  frame: Box;
  taken: Box[];
}

/** Type on a phone, where a unit is 0.75 px, is no smaller than 11 px. */
export const nameSize = 15;

/** The sizes of the name of the place a map is about, and how wide its lines may be, about. */
const largeSizes = [26, 20, nameSize];
const longestLine = 230;

/** The distance of two lines, relative to the font size. */
const lineHeight = 1.05;

/** A name beside its dot; empty if there is no room. */
export function nameText(place: NamedPlace, room: Room, coverable: readonly Point[] = []): string {
  return written(place, [place.name], nameSize, room, coverable);
}

/** The same for the place a map is about: as large as there is room, on as many lines as necessary. */
export function largeText(place: NamedPlace, room: Room, coverable: readonly Point[]): string {
  const note = place.note ? [place.note] : [];
  for (const size of largeSizes) {
    const longest = Math.floor(longestLine / (size * letterWidth));
    const lines = [...balancedLines(place.name, longest), ...note];
    if (size === largeSizes[0] && lines.length > 1) continue;
    const text = written(place, lines, size, room, coverable, size === nameSize);
    if (text) return text;
  }
  return '';
}

/**
 * Lines beside their dot in the first position that is free, which is then taken.
 *
 * @param coverable dots that they may cover where there is no other position.
 * @param anywhere whether they may be above anything else, too, rather than nowhere.
 */
function written(
  point: Point,
  lines: readonly string[],
  size: number,
  { frame, taken }: Room,
  coverable: readonly Point[],
  anywhere = false,
): string {
  const further = (lines.length - 1) * size * lineHeight;
  const [name = ''] = lines.toSorted((a, b) => b.length - a.length);
  const gap = size === nameSize ? 10 : 13;
  const labelSize = { fontSize: size, boxHeight: size + 4 + further, reach: 3, gap, further };
  const positions = labelPositions({ ...point, name }, labelSize, frame).map(({ text, box }) => ({
    text,
    // A name above or below its dot leaves the dots on both sides of it free.
    box: { ...box, y: text.y - size * 0.68, height: size * 0.95 + further },
  }));
  const others = taken.filter((box) => !coverable.some((dot) => isAround(box, dot)));
  const obstacles = [taken, others, ...(anywhere ? [[]] : [])];
  const [label] = obstacles.flatMap((boxes) => freePositions(positions, boxes, point));
  if (!label) return '';
  taken.push(label.box);
  return textElement(label, lines, size);
}

function textElement({ text: { x, y, anchor } }: Label, lines: readonly string[], size: number) {
  const left = Math.round(x);
  const look = {
    ...(anchor !== 'start' && { 'text-anchor': anchor }),
    ...(size !== nameSize && { 'font-size': size }),
  };
  const [first = '', ...others] = lines.map(escapeText);
  const below = others.map((line) => element('tspan', { x: left, dy: `${lineHeight}em` }, line));
  return element('text', { x: left, y: Math.round(y), ...look }, first + below.join(''));
}
