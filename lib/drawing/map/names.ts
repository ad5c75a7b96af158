import { balancedLines } from '../../fit-text';
import { around, type Box, contains, overlaps, type Point } from '../box';
import { circle, element, escapeText, rectangle } from '../svg';

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
/** The most letters in a line of a main name. */
const longestLine = 20;
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

/**
 * The first of the places whose boxes are free, which is then taken.
 *
 * @param coverable what a box may cover if there is no other way.
 */
function take<Place extends { boxes: readonly Box[] }>(
  places: readonly Place[],
  { frame, taken }: Room,
  coverable: readonly Box[] = [],
): Place | undefined {
  const isClear = (box: Box, of: readonly Box[]) => !of.some((other) => overlaps(box, other));
  const free = places.filter(({ boxes }) =>
    boxes.every((box) => contains(frame, box) && isClear(box, taken)),
  );
  const place = free.find(({ boxes: [name] }) => name && isClear(name, coverable)) ?? free[0];
  if (place) taken.push(...place.boxes);
  return place;
}

/** A name beside its mark. Where there is no room, a link is on the mark, for a pointer alone. */
export function nameText(point: NamedPoint, room: Room): string {
  const { name, href, reach } = point;
  const text = written(point, [name], nameSize, room);
  if (text || !href) return text;
  const mark = element('title', {}, escapeText(name)) + rectangle(around(point, 2 * reach));
  return element('a', { href, tabindex: -1, 'aria-hidden': 'true' }, mark);
}

/** The name of home or of the place that a map is about, which may cover what is `coverable`. */
export const mainText = (
  point: NamedPoint,
  size: number,
  coverable: readonly Box[],
  room: Room,
): string => written(point, balancedLines(point.name, longestLine), size, room, coverable);

function written(
  { x, y, reach, href }: NamedPoint,
  lines: readonly string[],
  size: number,
  room: Room,
  coverable: readonly Box[] = [],
): string {
  const width = Math.max(...lines.map(({ length }) => length)) * size * letterWidth;
  const height = lines.length * size * lineHeight;
  const places = distances.flatMap((distance) =>
    sides.map(({ right, down, anchor }) => {
      const at = (off: number) => ({ x: x + right * off, y: y + down * off });
      const [from, to] = [at(reach), at(reach + distance)];
      const start = to.x + right * gap;
      const name = around(
        { x: start + (right * width) / 2, y: to.y + (down * height) / 2 },
        width,
        height,
      );
      const along = around(at(reach + distance / 2), right ? distance : 2, down ? distance : 2);
      const line = distance ? element('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y }) : '';
      return { start, anchor, line, name, boxes: [name, along] };
    }),
  );
  const place = take(places, room, coverable);
  if (!place) return '';
  const { start, anchor, line, name } = place;
  const look = {
    x: start,
    y: Math.round(name.y + (size * lineHeight) / 2 + size / 3),
    ...(anchor !== 'start' && { 'text-anchor': anchor }),
    ...(size > nameSize && { 'font-size': size }),
  };
  const [first = '', ...others] = lines.map(escapeText);
  const below = others.map((words) => element('tspan', { x: start, dy: `${lineHeight}em` }, words));
  const text = element('text', look, first + below.join(''));
  return line + (href ? element('a', { href }, rectangle(name) + text) : text);
}

/** Where on a ring its miles may be, in degrees from the east, clockwise: the best one first. */
const angles = [-45, -30, -60, -15, -75, 0, 45, 30, 60, 15, 90, -90, 135, -135, 165, -165];

/** A ring around home with its miles on its line; empty if there is no room for them. */
export function ring(home: Point, miles: number, unit: number, room: Room): string {
  const words = `${miles} mi`;
  const radius = Math.round(miles * unit);
  const places = angles.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const x = Math.round(home.x + radius * Math.cos(angle));
    const y = Math.round(home.y + radius * Math.sin(angle));
    return { x, y, boxes: [around({ x, y }, words.length * nameSize * 0.5, 18)] };
  });
  const place = take(places, room);
  return place ? circle(home, radius) + element('text', { x: place.x, y: place.y + 5 }, words) : '';
}
