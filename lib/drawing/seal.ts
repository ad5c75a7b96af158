import { escapeText } from './map/map-svg';
import { color, type Palette } from './palette';
import { brandSeal, type SealNumbers } from './seal-numbers';
import type { SealWords } from './seal-words';

/**
 * A milled edge of 240 strokes: dash and gap together divide the circumference, and the circle starts
 * in the middle of a dash, or a seam would show.
 */
const rim =
  '<circle r="96" stroke-width="5" stroke-dasharray="1.2 1.3133" stroke-dashoffset=".6"/><circle r="92"/>';
const tipRadius = 90;
const footRadius = 44;
/** More shapes in a path mean fewer elements for a phone to lay out, and more bytes to load. */
const shapesOfPath = 6;

/** Where the words of a ring are, and how long their line is. */
export const wordsRadius = 78;
const wordsLength = Math.floor(2 * Math.PI * wordsRadius) - 6;
/** The rosette inside the words, relative to its full size, and the room for a number in it. */
const insideWords = 0.76;
const middleRadius = 33;

/**
 * The inside of a seal's `<svg viewBox="-100 -100 200 200">`; its lines inherit the stroke, and the
 * words have the look of app/drawings.css.
 *
 * @param id prefix of the drawing's ids, so that two seals fit in one document.
 */
export function sealDrawing(numbers: SealNumbers, id: string, words: SealWords): string {
  const path = `<path id="${id}w" stroke="none" d="M0 ${wordsRadius}a${wordsRadius} ${wordsRadius} 0 1 1 .1 0"/>`;
  const ring = `<text><textPath href="#${id}w" textLength="${wordsLength}">${escapeText(words.ring)}</textPath></text>`;
  const middle =
    words.middle &&
    `<text y="8" font-size="34">${words.middle.number}</text><text y="21">${words.middle.unit}</text>`;
  return `${sealLines(numbers, id, words)}${path}${ring}${middle ?? ''}`;
}

/** The brand's seal as a file, in the gold of text. */
export function brandSealPicture(words: SealWords, palette: Palette): string {
  const gold = color(palette, 'gold-700');
  const text = `text{fill:${gold};stroke:none;font:600 9px system-ui,sans-serif;text-transform:uppercase}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" fill="none" stroke="${gold}" stroke-width=".6"><style>${text}</style>${sealDrawing(brandSeal, 'b', words)}</svg>`;
}

/** A seal without its words, which leave their room empty. */
export function sealLines(numbers: SealNumbers, id: string, { middle }: SealWords): string {
  const inside = middle
    ? `${petalRing(numbers, id)}<circle r="${middleRadius / insideWords}"/>`
    : rosette(numbers, id);
  return `${rim}<circle r="71"/><g transform="scale(${insideWords})">${inside}</g>`;
}

function petalRing({ petals, width, lean }: SealNumbers, id: string): string {
  const reach = width + lean;
  const petal: Shape = (turned) => {
    const tip = turned(tipRadius * sine(lean), -tipRadius * cosine(lean));
    const foot = turned(0, -footRadius);
    return `M${foot}C${turned(width, -52)} ${turned(reach, -94)} ${tip}S${turned(-width, -52)} ${foot}`;
  };
  return ring({ id: `${id}p`, shape: petal, count: petals, turn: 360 });
}

function rosette(numbers: SealNumbers, id: string): string {
  const { ellipses, hole } = numbers;
  return [
    petalRing(numbers, id),
    `<circle r="${footRadius}"/>`,
    ring({ id: `${id}e`, shape: ellipse(footRadius - 2, hole), count: ellipses, turn: 180 }),
  ].join('');
}

/** The brand's mark for sizes at which a seal is too fine: browser tabs, home screens, the header. */
export const markDrawing = [
  '<circle r="86"/>',
  ring({ id: 'm', shape: ellipse(66, 24), count: 6, turn: 180 }),
].join('');

/** A point of the drawing after the rotation, as `x y`. */
type Turned = (x: number, y: number) => string;

/** The data of a path, rotated around the middle. */
type Shape = (turned: Turned, degrees: number) => string;

function ellipse(longer: number, shorter: number): Shape {
  return (turned, degrees) => {
    const arc = `A${longer} ${shorter} ${short(degrees)} 1 0 `;
    return `M${turned(longer, 0)}${arc}${turned(-longer, 0)}${arc}${turned(longer, 0)}Z`;
  };
}

interface Ring {
  /** The id of the ring's path. */
  id: string;
  shape: Shape;
  count: number;
  /** How many degrees the copies spread over: 180 is enough for a shape with point symmetry. */
  turn: number;
}

/** Copies of a shape around the middle: a path of some of them, and rotated copies of that path. */
function ring({ id, shape, count, turn }: Ring): string {
  const step = turn / count;
  const share = largestDivisor(count, shapesOfPath);
  const data = Array.from({ length: share }, (_, copy) => {
    const degrees = copy * step;
    return shape(turnedBy(degrees), degrees);
  });
  const copies = Array.from({ length: count / share - 1 }, (_, copy) => {
    return `<use href="#${id}" transform="rotate(${short((copy + 1) * share * step)})"/>`;
  });
  return [`<path id="${id}" d="${compact(data.join(''))}"/>`, ...copies].join('');
}

/** Drops what path data doesn't need: a space before a minus, a zero before a decimal point. */
function compact(data: string): string {
  return data.replace(/ (?=-)/g, '').replace(/(?<![\d.])0(?=\.)/g, '');
}

function largestDivisor(number: number, limit: number): number {
  for (let divisor = limit; divisor > 1; divisor--) {
    if (number % divisor === 0) return divisor;
  }
  return 1;
}

function turnedBy(degrees: number): Turned {
  const [sin, cos] = [sine(degrees), cosine(degrees)];
  return (x, y) => `${short(x * cos - y * sin)} ${short(x * sin + y * cos)}`;
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}

/** At most one decimal: the error of a twentieth of a unit is a tenth of a pixel. */
function short(number: number): string {
  return String(Math.round(number * 10) / 10);
}
