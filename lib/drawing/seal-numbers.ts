/**
 * The numbers of a seal: a guilloche rosette, as engraved on banknotes and notaries' seals. Lengths
 * are in the units of a drawing that runs from -100 to 100 in both directions.
 */
export interface SealNumbers {
  /** How many petals the outer ring has. */
  petals: number;
  /** How far a petal swings out to its sides. */
  width: number;
  /** How far its tip leans, in degrees. */
  lean: number;
  /** How many ellipses the inner ring has. */
  ellipses: number;
  /** Half of the ellipses' shorter axis: the radius of the hole in the middle. */
  hole: number;
}

/** The brand's own seal, chosen by eye. */
export const brandSeal: SealNumbers = { petals: 48, width: 50, lean: 0, ellipses: 36, hole: 15 };

/** Counts with a large divisor of at most six, so that a ring takes few elements. */
const counts = [24, 27, 30, 32, 36, 40, 45, 48, 50, 54] as const;

/** The seal of a town: the same slug always gives the same numbers. */
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

/** A stream of whole numbers that depends only on the text: FNV-1a, mixed by mulberry32. */
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
