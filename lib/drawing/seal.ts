/**
 * The numbers of a seal: a guilloche rosette, as it is engraved on banknotes and notaries' seals.
 * Lengths are in units of a drawing that runs from -100 to 100 both ways.
 */
export interface SealNumbers {
  /** How many petals the outer round has. */
  petals: number;
  /** How far a petal swings out to its sides. */
  width: number;
  /** How far its tip leans, in degrees. */
  lean: number;
  /** How many ellipses the inner round has. */
  ellipses: number;
  /** Half of the ellipses' shorter axis, which is the hole in the middle. */
  hole: number;
}

/** The brand's own, chosen by eye. */
export const brandSeal: SealNumbers = { petals: 48, width: 50, lean: 0, ellipses: 36, hole: 15 };

/** Counts with a divisor of six or less that leaves few copies, so that a round takes few elements. */
const counts = [24, 27, 30, 32, 36, 40, 45, 48, 50, 54] as const;

/** The seal of a town: the same slug gives the same numbers everywhere and always. */
export function townSeal(slug: string): SealNumbers {
  const between = numbersFrom(slug);
  return {
    petals: counts[between(0, counts.length - 1)] ?? 36,
    width: between(26, 54),
    lean: between(-16, 16),
    ellipses: counts[between(0, 6)] ?? 36,
    hole: between(8, 22),
  };
}

/** A milled edge of 240 strokes: a dash and its gap divide the circumference, and the first dash is cut in half by its start, or a seam shows. */
const rim =
  '<circle r="96" stroke-width="5" stroke-dasharray="1.2 1.3133" stroke-dashoffset=".6"/><circle r="92"/>';
const tipRadius = 90;
const footRadius = 44;
/** The more shapes share a path, the fewer elements a phone lays out, and the more bytes it loads. */
const shapesOfPath = 6;

/**
 * The inside of a seal's `<svg viewBox="-100 -100 200 200">`; its lines take the stroke around it.
 *
 * @param id what the drawing's ids begin with, for two seals in one document.
 */
export function sealDrawing(
  { petals, width, lean, ellipses, hole }: SealNumbers,
  id: string,
): string {
  const reach = width + lean;
  const petal: Shape = (turned) => {
    const tip = turned(tipRadius * sine(lean), -tipRadius * cosine(lean));
    const foot = turned(0, -footRadius);
    return `M${foot}C${turned(width, -52)} ${turned(reach, -94)} ${tip}S${turned(-width, -52)} ${foot}`;
  };
  return [
    rim,
    round({ id: `${id}p`, shape: petal, count: petals, turn: 360 }),
    `<circle r="${footRadius}"/>`,
    round({ id: `${id}e`, shape: ellipse(footRadius - 2, hole), count: ellipses, turn: 180 }),
  ].join('');
}

/** The brand's mark where a seal would be too fine: on a tab, on a phone's screen, in the header. */
export const markDrawing = [
  '<circle r="86"/>',
  round({ id: 'm', shape: ellipse(66, 24), count: 6, turn: 180 }),
].join('');

/** A point of the drawing after it has been turned, as `x y`. */
type Turned = (x: number, y: number) => string;

/** The data of a path, turned around the middle. */
type Shape = (turned: Turned, degrees: number) => string;

function ellipse(longer: number, shorter: number): Shape {
  return (turned, degrees) => {
    const arc = `A${longer} ${shorter} ${short(degrees)} 1 0 `;
    return `M${turned(longer, 0)}${arc}${turned(-longer, 0)}${arc}${turned(longer, 0)}Z`;
  };
}

interface Round {
  /** The id of the round's path. */
  id: string;
  /** What is repeated. */
  shape: Shape;
  count: number;
  /** Over how many degrees the copies spread: 180 is enough for what looks the same upside down. */
  turn: number;
}

/** Copies of a shape around the middle: a path of some of them, and turned copies of that path. */
function round({ id, shape, count, turn }: Round): string {
  const step = turn / count;
  const share = largestDivisor(count, shapesOfPath);
  const data = Array.from({ length: share }, (_, copy) => {
    const degrees = copy * step;
    return shape(turnedBy(degrees), degrees);
  });
  const copies = Array.from({ length: count / share - 1 }, (_, copy) => {
    return `<use href="#${id}" transform="rotate(${short((copy + 1) * share * step)})"/>`;
  });
  return [`<path id="${id}" d="${tidy(data.join(''))}"/>`, ...copies].join('');
}

/** Without what the data of a path can do without: a blank before a minus, a naught before a point. */
function tidy(data: string): string {
  return data.replace(/ (?=-)/g, '').replace(/(?<![\d.])0(?=\.)/g, '');
}

function largestDivisor(number: number, limit: number): number {
  for (let divisor = limit; divisor > 1; divisor--) if (number % divisor === 0) return divisor;
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

/** At most one decimal: a twentieth of a unit is a tenth of a pixel. */
function short(number: number): string {
  return String(Math.round(number * 10) / 10);
}

/** A stream of whole numbers that depends on the text alone: FNV-1a, mixed by mulberry32. */
function numbersFrom(text: string): (low: number, high: number) => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) % (high - low + 1));
  };
}
