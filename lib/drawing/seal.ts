import type { Town } from '../schema/town';
import { isInTown, near, ownCounty } from '../towns/attraction-facts';
import { coordinatesOf, milesBetween } from '../towns/distance';
import { type AttractionWithTown, countyAndState } from '../towns/towns';

/**
 * A seal: a guilloche rosette, as engraved on banknotes and notaries' seals, in a ring of words.
 * Lengths are in the units of a drawing that runs from -100 to 100 in both directions.
 */
export interface Seal {
  /** How many the outer ring has. */
  petals: number;
  /** How far a petal reaches to each side. */
  width: number;
  /** By how many degrees its tip leans. */
  lean: number;
  /** How many the inner ring has. */
  ellipses: number;
  /** Half of an ellipse's shorter axis: the radius of the hole in the middle. */
  hole: number;
  /** The words around it. */
  ring: string;
  /** In the headings' typeface, with its unit below, in place of the inner ring. */
  middle?: { number: string; unit: string };
}

/** How many letters fill the ring of a seal well, the last dot left out. */
const letters = 57;

/** The brand's seal, chosen by eye, with its name and the home town. */
export function brandSeal(brand: string, homeTown: string): Seal {
  const name = `${brand} · ${homeTown.replace(', ', ' · ')}`;
  const off = (words: string) => Math.abs(words.length - letters);
  const twice = `${name} · ${name}`;
  const ring = inCircle(off(name) <= off(twice) ? name : twice);
  return { petals: 48, width: 50, lean: 0, ellipses: 36, hole: 15, ring };
}

/** The seal of a town: its name and county, and the straight-line miles from the home town. */
export function townSeal(town: Town, home: Town): Seal {
  return sealOf(town, home);
}

/** The same for an attraction in it or near it; undefined if content doesn't know where that is. */
export function attractionSeal(attraction: AttractionWithTown, home: Town): Seal | undefined {
  const position = coordinatesOf(attraction);
  const { town } = attraction;
  const name = isInTown(attraction) ? town.name : near(town.name);
  const place = { ...town, name, ...ownCounty(attraction) };
  return position && sealOf({ ...place, ...position }, home);
}

/** Counts with a large divisor of at most six, so that a ring takes few elements. */
const counts = [24, 27, 30, 32, 36, 40, 45, 48, 50, 54] as const;

/** The same slug always gives the same rosette. */
function sealOf(town: Town, home: Town): Seal {
  const miles = Math.round(milesBetween(home, town));
  const between = numbersFrom(town.slug);
  const name = `${town.name} · ${countyAndState(town).replace(', ', ' · ')}`;
  const way = miles === 0 ? 'where we start' : `by air from ${home.name}`;
  return {
    petals: counts[between(0, counts.length - 1)] ?? 36,
    width: between(26, 54),
    lean: between(-16, 16),
    ellipses: counts[between(0, 6)] ?? 36,
    hole: between(8, 22),
    ring: inCircle(`${name} · ${way}`),
    middle: { number: String(miles), unit: miles === 1 ? 'mile' : 'miles' },
  };
}

const inCircle = (words: string) => `${words} · `.toUpperCase();

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
