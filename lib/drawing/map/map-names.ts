import { balancedLines } from '../../text';
import { type Box, contains, overlaps, type Point } from './box';
import { labelPositions, letterWidth, type PlacedLabel } from './label-positions';
import { escapeText } from './map-svg';

/** A point with its name, and a line below it. */
export interface NamedPlace extends Point {
  name: string;
  note?: string | undefined;
}

/** Type on a phone, where a unit is 0.75 px, is no smaller than 11 px. */
const nameSize = 15;

/** The sizes of the name of the place a map is about, and how wide its lines may be, about. */
const largeSizes = [26, 20, nameSize];
const longestLine = 230;

/** The distance of two lines, relative to the font size. */
const lineHeight = 1.05;

/** Where names may be, and the boxes they take. */
interface Room {
  frame: Box;
  taken: Box[];
  /** Dots that a name may cover where there is no other position. */
  coverable?: readonly Point[];
}

/** The name beside its dot in the first position that is free, which is then taken. */
export function nameText(place: NamedPlace, room: Room): string | undefined {
  return placedText(place, [place.name], nameSize, room);
}

/** The same for the place a map is about: as large as there is room, on as many lines as necessary. */
export function largeText(place: NamedPlace, room: Room): string | undefined {
  const linesOf = (size: number) => [
    ...balancedLines(place.name, Math.floor(longestLine / (size * letterWidth))),
    ...(place.note ? [place.note] : []),
  ];
  for (const size of largeSizes) {
    const lines = linesOf(size);
    if (size === largeSizes[0] && lines.length > 1) continue;
    const written = placedText(place, lines, size, room);
    if (written) return written;
  }
  // Better above a line or a dot than nowhere.
  const unbarred = { frame: room.frame, taken: [] };
  const written = placedText(place, linesOf(nameSize), nameSize, unbarred);
  room.taken.push(...unbarred.taken);
  return written;
}

function placedText(
  point: Point,
  lines: readonly string[],
  size: number,
  { frame, taken, coverable = [] }: Room,
): string | undefined {
  const further = (lines.length - 1) * size * lineHeight;
  const name = lines.reduce((longest, line) => (line.length > longest.length ? line : longest), '');
  const positions = labelPositions(
    { ...point, name },
    {
      fontSize: size,
      boxHeight: size + 4 + further,
      reach: 3,
      gap: size === nameSize ? 10 : 13,
      further,
    },
  ).filter(({ box }) => contains(frame, box));
  // A name above or below its dot leaves the dots on both sides of it free.
  const words = ({ box, text: { y } }: PlacedLabel): Box => ({
    ...box,
    y: y - size * 0.68,
    height: size * 0.95 + further,
  });
  const free = (obstacles: readonly Box[]) =>
    positions.find(
      (each) => !obstacles.some((other) => !middleIs(other, point) && overlaps(other, words(each))),
    );
  const isCoverable = (box: Box) => coverable.some((dot) => middleIs(box, dot));
  const label = free(taken) ?? free(taken.filter((box) => !isCoverable(box)));
  if (!label) return undefined;
  taken.push(words(label));
  return write(label, lines, size);
}

function middleIs(box: Box, { x, y }: Point): boolean {
  return box.x + box.width / 2 === x && box.y + box.height / 2 === y;
}

/** Where on a ring its miles may be, in degrees from the east, clockwise: the best one first. */
const ringAngles = [-45, -30, -60, -15, -75, 0, 45, 30, 60, 15, 90, -90, 135, -135, 165, -165];

/** The miles of a ring, on its line. */
export function ringText(
  home: Point,
  radius: number,
  miles: number,
  { frame, taken }: Room,
): string {
  const words = `${miles} mi`;
  const width = words.length * nameSize * 0.5;
  const middle = ringAngles
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const [x, y] = [home.x + radius * Math.cos(angle), home.y + radius * Math.sin(angle)];
      return { x: Math.round(x), y: Math.round(y) };
    })
    .find((point) => {
      const box = boxAround(point, width);
      return contains(frame, box) && !taken.some((other) => overlaps(other, box));
    });
  if (!middle) return '';
  taken.push(boxAround(middle, width));
  return `<text x="${middle.x}" y="${middle.y + 5}">${words}</text>`;
}

function boxAround({ x, y }: Point, width: number): Box {
  return { x: x - width / 2, y: y - 9, width, height: 18 };
}

function write({ text: { x, y, anchor } }: PlacedLabel, lines: readonly string[], size: number) {
  const left = Math.round(x);
  const where = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  const large = size === nameSize ? '' : ` font-size="${size}"`;
  const [first = '', ...others] = lines.map(escapeText);
  const below = others.map((line) => `<tspan x="${left}" dy="${lineHeight}em">${line}</tspan>`);
  return `<text x="${left}" y="${Math.round(y)}"${where}${large}>${first}${below.join('')}</text>`;
}
