import { balancedLines } from '../../fit-text';
import { around, type Box, contains, overlaps, type Point } from '../box';
import { element, escapeText, rectangle } from '../svg';

/** A point with its name. */
export interface NamedPoint extends Point {
  name: string;
  /** The page that its name leads to. */
  href?: string | undefined;
  /** How far its mark reaches to each side. */
  reach: number;
}

/** Where names may be, and the boxes that they may not touch. */
export interface Room {
  frame: Box;
  taken: Box[];
}

/** Type on a phone, where a unit is 0.75 px, is no smaller than 11 px. */
export const nameSize = 15;
export const largeSize = 20;
/** A little more than the mean width of a letter of the headings' typeface, relative to its size. */
const letterWidth = 0.53;
/** Relative to the size. A link is 24 px tall where a map is as wide as a tablet (WCAG 2.2, 2.5.8). */
const lineHeight = 1.1;
/** Between a mark or a hairline and its name. */
const gap = 3;

/** The sides of a mark that a name may be at, the best one first. */
const sides = [
  { right: 1, down: 0, anchor: 'start' },
  { right: -1, down: 0, anchor: 'end' },
  { right: 0, down: -1, anchor: 'middle' },
  { right: 0, down: 1, anchor: 'middle' },
] as const;

/** From a mark to its name: beside it, or further off along a hairline. */
const distances = [0, 14, 28, 42, 56, 70];

/** A name beside its mark. Where there is no room, a link is on the mark, for a pointer alone. */
export function nameText(point: NamedPoint, room: Room): string {
  const { name, href, reach } = point;
  const text = written(point, [name], nameSize, room);
  if (text || !href) return text;
  const mark = element('title', {}, escapeText(name)) + rectangle(around(point, 2 * reach), {});
  return element('a', { href, tabindex: -1, 'aria-hidden': 'true' }, mark);
}

/**
 * The name of home or of the place that a map is about, close to its mark.
 *
 * @param coverable what it may cover, on the side where it covers the least.
 */
export function mainText(
  point: NamedPoint,
  size: number,
  coverable: readonly Box[],
  room: Room,
): string {
  const covered = ({ boxes: [name] }: NamePlace) =>
    coverable.filter((box) => overlaps(name, box)).length;
  const close: typeof placesOf = (...words) =>
    placesOf(...words)
      .slice(0, sides.length)
      .sort((a, b) => covered(a) - covered(b));
  return written(point, balancedLines(point.name, 20), size, room, close);
}

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

function written(
  point: NamedPoint,
  lines: readonly string[],
  size: number,
  room: Room,
  places = placesOf,
): string {
  const letters = Math.max(...lines.map(({ length }) => length));
  const height = lines.length * size * lineHeight;
  const place = take(places(point, letters * size * letterWidth, height), room);
  if (!place) return '';
  const { boxes, line, x, anchor } = place;
  const [box] = boxes;
  const firstLine = box.y + (size * lineHeight) / 2 + size / 3;
  const look = {
    x: Math.round(x),
    y: Math.round(firstLine),
    ...(anchor !== 'start' && { 'text-anchor': anchor }),
    ...(size > nameSize && { 'font-size': size }),
  };
  const [first = '', ...others] = lines.map(escapeText);
  const below = others.map((words) =>
    element('tspan', { x: look.x, dy: `${lineHeight}em` }, words),
  );
  const text = element('text', look, first + below.join(''));
  return line + (point.href ? element('a', { href: point.href }, rectangle(box, {}) + text) : text);
}

type NamePlace = ReturnType<typeof placesOf>[number];

/** Where a name of a size may be, best first, and the hairline to there. */
function placesOf({ x, y, reach }: NamedPoint, width: number, height: number) {
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
