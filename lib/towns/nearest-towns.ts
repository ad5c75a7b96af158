import type { Town } from '../schema/town';
import { milesBetween } from './distance';

export interface TownWithMiles {
  town: Town;
  /** Straight-line miles from the given town. */
  miles: number;
}

/** The `count` towns nearest to a town, the nearest first, without the town itself. */
export function nearestTowns(towns: readonly Town[], town: Town, count: number): TownWithMiles[] {
  return towns
    .filter(({ slug }) => slug !== town.slug)
    .map((other) => ({ town: other, miles: milesBetween(town, other) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, count);
}
