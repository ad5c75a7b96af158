import type { Town } from '../schema/town';
import { isInTown, near, ownCounty } from '../towns/attraction-facts';
import { coordinatesOf, milesBetween, type Position, roundMiles } from '../towns/distance';
import { type AttractionWithTown, countyAndState } from '../towns/towns';
import { bearingOf } from './map/projection';
import { rosettes } from './rosette';

/** A seal: a guilloche rosette, as on banknotes and notaries' seals, in a ring with two texts. */
export interface SealFacts {
  /** Which of the `rosettes` it has. */
  rosette: number;
  /** The texts on the upper and the lower half of the ring. */
  above: string;
  below: string;
  /** Where it is, as seen from the home town; the brand's seal has none. */
  way?: {
    /** In straight-line miles: the number in the middle, and how many marks the rim has. */
    miles: number;
    /** The direction on a map, in radians clockwise from the east; undefined at home. */
    bearing: number | undefined;
  };
}

export const brandSeal = (brand: string, homeTown: string): SealFacts => ({
  rosette: 0,
  above: brand,
  below: homeTown,
});

/** The mile seal of a town: its county and name, and its miles and direction from the home town. */
export function townSeal(town: Town, home: Position): SealFacts {
  const distance = milesBetween(home, town);
  const miles = distance === 0 ? 0 : roundMiles(distance);
  return {
    rosette: rosetteOf(town.slug),
    above: countyAndState(town),
    below: town.name,
    way: { miles, bearing: miles === 0 ? undefined : bearingOf(home, town) },
  };
}

/** The mile seal of an attraction; undefined if content has no coordinates of it. */
export function attractionSeal(
  attraction: AttractionWithTown,
  home: Position,
): SealFacts | undefined {
  const position = coordinatesOf(attraction);
  const { town } = attraction;
  const name = isInTown(attraction) ? town.name : near(town.name);
  const place = { ...town, name, ...ownCounty(attraction) };
  return position && townSeal({ ...place, ...position }, home);
}

/** The same slug always has the same rosette. */
const rosetteOf = (slug: string) =>
  [...slug].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 0) % rosettes.length;
