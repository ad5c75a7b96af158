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

/** Counts with small factors, so that a round takes few elements. */
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

/**
 * The inside of a seal's `<svg viewBox="-100 -100 200 200">`; its lines take the stroke around it.
 *
 * @param id what the drawing's ids begin with, for two seals in one document.
 */
export function sealDrawing(
  { petals, width, lean, ellipses, hole }: SealNumbers,
  id: string,
): string {
  const angle = (lean * Math.PI) / 180;
  const tip = `${short(tipRadius * Math.sin(angle))} ${short(-tipRadius * Math.cos(angle))}`;
  const petal = `<path d="M0-${footRadius}C${width}-52 ${width + lean}-94 ${tip}S${-width}-52 0-${footRadius}"/>`;
  const ellipse = `<ellipse rx="${footRadius - 2}" ry="${hole}"/>`;
  return [
    rim,
    round({ id: `${id}p`, shape: petal, count: petals, turn: 360 }),
    `<circle r="${footRadius}"/>`,
    round({ id: `${id}e`, shape: ellipse, count: ellipses, turn: 180 }),
  ].join('');
}

/** The brand's mark where a seal would be too fine: on a tab, on a phone's screen, in the header. */
export const markDrawing = [
  '<circle r="86"/>',
  round({ id: 'm', shape: '<ellipse rx="66" ry="24"/>', count: 6, turn: 180 }),
].join('');

interface Round {
  /** What the ids of the round begin with. */
  id: string;
  /** The markup that is repeated. */
  shape: string;
  count: number;
  /** Over how many degrees the copies spread: 180 is enough for what looks the same upside down. */
  turn: number;
}

/** Copies of a shape around the middle; groups of copies are copied in turn, factor by factor. */
function round({ id, shape, count, turn }: Round): string {
  let markup = shape;
  let copies = 1;
  for (const [level, factor] of primeFactors(count).entries()) {
    const name = `${id}${level}`;
    markup = `<g id="${name}">${markup}</g>`;
    for (let copy = 1; copy < factor; copy++) {
      const degrees = short((turn / count) * copies * copy);
      markup += `<use href="#${name}" transform="rotate(${degrees})"/>`;
    }
    copies *= factor;
  }
  return markup;
}

function primeFactors(number: number): number[] {
  for (let factor = 2; factor < number; factor++) {
    if (number % factor === 0) return [factor, ...primeFactors(number / factor)];
  }
  return [number];
}

/** At most two decimals, none when there is none. */
function short(number: number): string {
  return String(Math.round(number * 100) / 100);
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
