import { balancedLines } from '../../fit-text';
import { around, type Box, contains, isAround, overlaps, type Point } from '../box';
import { element, escapeText, rectangle } from '../svg';
import { letterWidth, lineHeight, nameSize, type Position, positionsOf } from './name-positions';

/** A point with its name. */
export interface NamedPoint extends Point {
  name: string;
  /** The page that its name leads to. */
  href?: string | undefined;
}

/** Where names may be, and the boxes they take. */
export interface Room {
  frame: Box;
  taken: Box[];
}

/** The size of names that only wider screens show. There, all names are this small (app/maps.css). */
const smallSize = 12;
const smallLook = { class: 'small' };

/** The sizes of the name of the place a map is about, and how wide its lines may be, about. */
const largeSizes = [26, 20, nameSize];
const longestLine = 230;

/** A name beside its dot; empty if there is no room. */
export function nameText(point: NamedPoint, room: Room, coverable: readonly Point[] = []): string {
  return written(point, [point.name], nameSize, room, coverable);
}

/** The same for wider screens alone; where there is no room, a link shows it to a pointer on its dot. */
export function smallText(point: NamedPoint, room: Room): string {
  const { x, y, name, href } = point;
  const text = written(point, [name], smallSize, room);
  if (text || !href) return text;
  const look = { href, ...smallLook, tabindex: -1, 'aria-hidden': 'true' };
  const above = element('text', { x, y: y - 8, 'text-anchor': 'middle' }, escapeText(name));
  return element('a', look, rectangle(around(point, 12), {}) + above);
}

/** The same for the place a map is about: as large as there is room, on as many lines as necessary. */
export function largeText(point: NamedPoint, room: Room, coverable: readonly Point[]): string {
  for (const size of largeSizes) {
    const longest = Math.floor(longestLine / (size * letterWidth));
    const lines = balancedLines(point.name, longest);
    if (size === largeSizes[0] && lines.length > 1) continue;
    const text = written(point, lines, size, room, coverable, size === nameSize);
    if (text) return text;
  }
  return '';
}

/** The first position within the frame whose box touches nothing but the dots that it may cover. */
export function firstFree<Place extends { box: Box }>(
  positions: readonly Place[],
  { frame, taken }: Room,
  coverable: readonly Point[] = [],
): Place | undefined {
  const obstacles = taken.filter((box) => !coverable.some((dot) => isAround(box, dot)));
  return positions.find(
    ({ box }) => contains(frame, box) && !obstacles.some((other) => overlaps(box, other)),
  );
}

/**
 * Lines beside their dot in the first position that is free, which is then taken.
 *
 * @param coverable dots that they may cover where there is no other position.
 * @param anywhere whether they may be above anything else, too, rather than nowhere.
 */
function written(
  point: NamedPoint,
  lines: readonly string[],
  size: number,
  room: Room,
  coverable: readonly Point[] = [],
  anywhere = false,
): string {
  const positions = positionsOf(point, lines, size);
  const position =
    firstFree(positions, room, [point]) ??
    firstFree(positions, room, [point, ...coverable]) ??
    (anywhere ? firstFree(positions, { ...room, taken: [] }) : undefined);
  if (!position) return '';
  room.taken.push(position.box);
  return linked(point, position.box, size, textElement(position, lines, size));
}

function textElement({ x, y, anchor }: Position, lines: readonly string[], size: number): string {
  const look = {
    ...(anchor !== 'start' && { 'text-anchor': anchor }),
    ...(size > nameSize && { 'font-size': size }),
    ...(size === smallSize && smallLook),
  };
  const [first = '', ...others] = lines.map(escapeText);
  const below = others.map((line) => element('tspan', { x, dy: `${lineHeight}em` }, line));
  return element('text', { x, y, ...look }, first + below.join(''));
}

/** 24 px where the map is as wide as a tablet (WCAG 2.2, 2.5.8). */
const leastTarget = 16.2;

/** A name leads to its page from all of its box. */
function linked({ href }: NamedPoint, box: Box, size: number, text: string): string {
  if (!href) return text;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const target = around(middle, box.width, Math.max(box.height, leastTarget));
  return element('a', { href, ...(size === smallSize && smallLook) }, rectangle(target, {}) + text);
}
