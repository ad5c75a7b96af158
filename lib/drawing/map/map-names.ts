import { type Box, contains, overlaps, type Point } from './box';
import { labelPositions, type PlacedLabel } from './label-positions';
import { escapeText } from './map-svg';

/** Type on a phone, where a unit is 0.75 px, is no smaller than 11 px. */
export const nameSize = 15;

/**
 * The name beside its dot in the first position that is free, which is then taken.
 *
 * @param coverable dots that it may cover where there is no other position.
 */
export function text(
  point: Point & { name: string },
  size: number,
  frame: Box,
  taken: Box[],
  coverable: readonly Point[] = [],
): string | undefined {
  const isOwn = (box: Box) => middleIs(box, point);
  const look = { fontSize: size, boxHeight: size + 4, reach: 3, gap: size === nameSize ? 10 : 13 };
  const positions = labelPositions(point, look).filter(({ box }) => contains(frame, box));
  const free = (obstacles: readonly Box[]) =>
    positions.find(
      (each) => !obstacles.some((other) => !isOwn(other) && overlaps(other, words(each))),
    );
  // A name above or below its dot leaves the dots on both sides of it free.
  const words = ({ box, text: { y } }: PlacedLabel): Box => ({
    ...box,
    y: y - size * 0.68,
    height: size * 0.95,
  });
  const isCoverable = (box: Box) => coverable.some((dot) => middleIs(box, dot));
  const label = free(taken) ?? free(taken.filter((box) => !isCoverable(box)));
  if (!label) return undefined;
  taken.push(words(label));
  return write(label, escapeText(point.name), size === nameSize ? '' : ` font-size="${size}"`);
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
  frame: Box,
  taken: Box[],
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

function write({ text: { x, y, anchor } }: PlacedLabel, words: string, size: string): string {
  const where = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${Math.round(x)}" y="${Math.round(y)}"${where}${size}>${words}</text>`;
}
