import { balancedLines } from '../../fit-text';
import { around, type Box, overlaps } from '../box';
import { element, escapeText, rectangle } from '../svg';
import { type Mark, type NamePlace, placesOf, type Room, sides, take } from './name-places';

/** A point with its name. */
export interface NamedPoint extends Mark {
  name: string;
  /** The page that its name leads to. */
  href?: string | undefined;
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
  return written(point, balancedLines(point.name, longestLine), size, room, close);
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
