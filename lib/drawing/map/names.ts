import { balancedLines } from '../../fit-text';
import { type Box, boxAround, boxesAlong, contains, overlaps, type Point } from '../box';
import { element, escapeText, rectangle, tenth } from '../svg';

export interface NamedPoint extends Point {
  name: string;
  /** The page that its name leads to. */
  href?: string | undefined;
  /** How far its mark reaches to each side. */
  reach: number;
}

/** The drawing's frame, in which names have to be, and the boxes that they may not touch. */
export interface Room {
  frame: Box;
  taken: Box[];
}

/** In units of the drawing. On a phone, a unit is 0.75 px: so type has at least 11 px. */
export const nameSize = 15;
/** From a tablet's width on, where a unit is larger. */
const wideNameSize = 12;
/** Of what the map is about. */
export const largeSize = 20;
/** The width of a line in the headings' typeface, rounded up, as a multiple of the type's size. */
const widthOf = (line: string) => 0.5 * line.length + 0.3 * (line.match(/[mw]/gi)?.length ?? 0);
/** A multiple of the type's size. On a tablet, a link is 24 px tall (WCAG 2.2, 2.5.8). */
const lineHeight = 1.13;
const longestLine = 20;
/** Between a mark or a hairline and its name. */
const gap = 3;

/** The sides of a mark that a name may be at, the best one first. */
const sides = [
  { right: 1, down: 0, anchor: 'start' },
  { right: -1, down: 0, anchor: 'end' },
  { right: 0, down: -1, anchor: 'middle' },
  { right: 0, down: 1, anchor: 'middle' },
  { right: 1, down: -1, anchor: 'start' },
  { right: 1, down: 1, anchor: 'start' },
  { right: -1, down: -1, anchor: 'end' },
  { right: -1, down: 1, anchor: 'end' },
] as const;

/** From a mark to its name: beside it, or further off along a hairline. */
const distances = [0, 8, 16, 24, 32, 40, 48, 56, 64, 72];

/** Takes the first spot whose boxes are free, and returns it. */
export function take<Spot extends { boxes: readonly Box[] }>(
  spots: readonly Spot[],
  { frame, taken }: Room,
): Spot | undefined {
  const isFree = (box: Box) => contains(frame, box) && !taken.some((other) => overlaps(box, other));
  const spot = spots.find(({ boxes }) => boxes.every(isFree));
  if (spot) taken.push(...spot.boxes);
  return spot;
}

/**
 * Draws the names of points, in four tries: beside the mark; else farther off, with a hairline to
 * it; else in smaller type, which only wide screens show. A name that finds no room is left out,
 * and its mark becomes a link, for the pointer alone.
 *
 * @param points the most important first.
 */
export function nameTexts(points: readonly NamedPoint[], room: Room): string {
  const all = points.map((point) => spotsFor(point, [point.name], nameSize));
  const beside = all.map((spots) => take(spots.slice(0, sides.length), room));
  const placed = all.map((spots, index) => beside[index] ?? take(spots, room));
  const texts = points.map((point, index) => {
    const spot = placed[index];
    if (spot) return spot.svg;
    const wide = take(spotsFor(point, [point.name], wideNameSize), room);
    return wide ? element('g', { class: 'wide' }, wide.svg) : markLink(point);
  });
  return texts.join('');
}

/** The name of an end of the way. It's never left out: without room, it covers marks. */
export function nameOfEnd(point: NamedPoint, size: number, room: Room): string {
  const spots = spotsFor(point, balancedLines(point.name, longestLine), size);
  const spot = take(spots, room) ?? take(spots, { ...room, taken: [] });
  return spot?.svg ?? '';
}

function markLink({ name, href, reach, ...at }: NamedPoint): string {
  if (!href) return '';
  const mark = element('title', {}, escapeText(name)) + rectangle(boxAround(at, 2 * reach));
  return element('a', { href, tabindex: -1, 'aria-hidden': 'true' }, mark);
}

/** Where a name may be, the best spot first: its boxes, and it as SVG. */
function spotsFor({ x, y, reach, href }: NamedPoint, lines: readonly string[], size: number) {
  const width = Math.max(...lines.map(widthOf)) * size;
  const height = lines.length * size * lineHeight;
  const [first = '', ...others] = lines.map(escapeText);
  return distances.flatMap((distance) =>
    sides.map(({ right, down, anchor }) => {
      const at = (off: number) => ({ x: x + right * off, y: y + down * off });
      const [from, to] = [at(reach), at(reach + distance)];
      const start = to.x + right * gap;
      const middle = {
        x: start + (right * width) / 2,
        y: to.y + (right ? 0 : (down * height) / 2),
      };
      const name = boxAround(middle, width, height);
      const look = {
        x: tenth(start),
        y: Math.round(name.y + (size * lineHeight) / 2 + size / 3),
        ...(anchor !== 'start' && { 'text-anchor': anchor }),
        ...(size > nameSize && { 'font-size': size }),
      };
      const below = others.map((line) =>
        element('tspan', { x: tenth(start), dy: `${lineHeight}em` }, line),
      );
      const text = element('text', look, first + below.join(''));
      const hairline = { x1: tenth(from.x), y1: tenth(from.y), x2: tenth(to.x), y2: tenth(to.y) };
      return {
        boxes: [name, ...boxesAlong(at(reach + 1), to, 2)],
        svg:
          (distance ? element('line', hairline) : '') +
          (href ? element('a', { href }, rectangle(name) + text) : text),
      };
    }),
  );
}
