import { leastMiles, milesBetween } from './distance';
import type { Town } from './schema/town';

export interface TownWithMiles {
  town: Town;
  /** Straight-line miles from the town in question. */
  miles: number;
}

/** The towns of each list from south to north: one sorting for all the pages that ask. */
const southToNorth = new WeakMap<readonly Town[], readonly Town[]>();

/**
 * The `count` towns nearest to a town, the nearest first, without itself. Looks at the towns north and
 * south of it in turn, and no further than where the latitude alone is more than the farthest that it
 * has found: a small part of the list, however long that is.
 *
 * @param towns a list that does not change once it was asked about.
 */
export function nearestTowns(towns: readonly Town[], town: Town, count: number): TownWithMiles[] {
  const sorted = southToNorth.get(towns) ?? towns.toSorted((a, b) => a.latitude - b.latitude);
  southToNorth.set(towns, sorted);
  const nearest: TownWithMiles[] = [];
  const limit = () => (nearest.length < count ? Number.POSITIVE_INFINITY : farthest(nearest));
  const look = (other: Town | undefined): boolean => {
    if (!other || leastMiles(town, other) > limit()) return false;
    if (other.slug === town.slug) return true;
    const miles = milesBetween(town, other);
    if (miles >= limit()) return true;
    const place = nearest.findIndex((entry) => miles < entry.miles);
    nearest.splice(place < 0 ? nearest.length : place, 0, { town: other, miles });
    nearest.length = Math.min(nearest.length, count);
    return true;
  };
  const start = firstNorthOf(sorted, town);
  for (let step = 0, north = true, south = true; north || south; step++) {
    north = north && look(sorted[start + step]);
    south = south && look(sorted[start - 1 - step]);
  }
  return nearest;
}

function farthest(nearest: readonly TownWithMiles[]): number {
  return nearest.at(-1)?.miles ?? 0;
}

/** The index of the first town that is no further south, by halving. */
function firstNorthOf(sorted: readonly Town[], { latitude }: Town): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((sorted[middle]?.latitude ?? latitude) < latitude) low = middle + 1;
    else high = middle;
  }
  return low;
}
