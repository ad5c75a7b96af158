import { balancedLines } from '../../fit-text';
import { around, type Box, contains, isAround, overlaps, type Point } from '../box';
import { element, escapeText, rectangle } from '../pen';

/** A point with its name. */
export interface NamedPoint extends Point {
  name: string;
  /** A line below the name of the place a map is about. */
  note?: string | undefined;
  /** The page that its name leads to. */
  href?: string | undefined;
}

/** Where names may be, and the boxes they take. */
export interface Room {
  frame: Box;
  taken: Box[];
}

interface Position extends Point {
  anchor: 'start' | 'middle' | 'end';
  box: Box;
}

/** Type on a phone, where a unit is 0.75 px, is no smaller than 11 px. */
export const nameSize = 15;
/** That of names for which only wider screens have room: all of theirs are as small (app/maps.css). */
const smallSize = 12;
const smallLook = { class: 'small' };

/** The sizes of the name of the place a map is about, and how wide its lines may be, about. */
const largeSizes = [26, 20, nameSize];
const longestLine = 230;

/** The distance of two lines, relative to the font size. */
const lineHeight = 1.05;
/** A little more than the mean width of a letter of the headings' typeface, relative to its size. */
const letterWidth = 0.53;

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
  const note = point.note ? [point.note] : [];
  for (const size of largeSizes) {
    const longest = Math.floor(longestLine / (size * letterWidth));
    const lines = [...balancedLines(point.name, longest), ...note];
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

/** A name above or below its dot leaves the dots on both sides of it free. */
function positionsOf({ x, y }: Point, lines: readonly string[], size: number): Position[] {
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
