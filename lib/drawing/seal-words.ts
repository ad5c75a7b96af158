import type { Town } from '../schema/town';
import { positionOf } from '../towns/attraction-facts';
import { milesBetween } from '../towns/distance';
import { type AttractionWithTown, countyAndState } from '../towns/towns';

/** What a seal says: words around its ring and a number in its middle. */
export interface SealWords {
  ring: string;
  /** In the headings' typeface, with its unit below. */
  middle?: { number: string; unit: string };
}

/** How many letters fill the ring of a seal well, the last dot left out. */
const letters = 57;

/** The seal of a town: its name and county, and the straight-line miles from the home town. */
export function townSealWords(town: Town, home: Town): SealWords {
  return sealWords(town, Math.round(milesBetween(home, town)));
}

/** The same with the miles to an attraction in it; undefined if its position isn't known. */
export function attractionSealWords(
  attraction: AttractionWithTown,
  home: Town,
): SealWords | undefined {
  const position = positionOf(attraction);
  return position && sealWords(attraction.town, Math.round(milesBetween(home, position)));
}

function sealWords(town: Town, miles: number): SealWords {
  const name = `${town.name} · ${countyAndState(town).replace(', ', ' · ')}`;
  const way = miles === 0 ? 'where we start' : 'as the crow flies';
  return {
    ring: inCircle(`${name} · ${way}`),
    middle: { number: String(miles), unit: miles === 1 ? 'mile' : 'miles' },
  };
}

/** The brand's seal: its name and the home town. */
export function brandSealWords(brand: string, homeTown: string): SealWords {
  const name = `${brand} · ${homeTown.replace(', ', ' · ')}`;
  const off = (words: string) => Math.abs(words.length - letters);
  const twice = `${name} · ${name}`;
  return { ring: inCircle(off(name) <= off(twice) ? name : twice) };
}

const inCircle = (words: string) => `${words} · `.toUpperCase();
