import type { Attraction } from './schema/attraction';
import type { Town } from './schema/town';

/** An attraction with the town on whose page it stands (the specification's enriched attraction). */
export type Place = Attraction & { town: Town };

/** What a page looks up in a list of towns. */
interface TownIndex {
  /** Where each town stands in the list, by its slug. */
  positions: ReadonlyMap<string, number>;
  /** Every attraction by its slug, in the order of the towns and their lists. */
  places: ReadonlyMap<string, Place>;
}

/**
 * One index for each list, as long as somebody holds the list: a page that scanned it would make the
 * work of a build grow with the square of the towns. So a list, once asked about, must not change;
 * lists of content never do.
 */
const made = new WeakMap<readonly Town[], TownIndex>();

export function townIndex(towns: readonly Town[]): TownIndex {
  const known = made.get(towns);
  if (known) return known;
  const index = {
    positions: new Map(towns.map(({ slug }, position) => [slug, position])),
    places: new Map(
      towns.flatMap((town) =>
        town.attractions.map((place): [string, Place] => [place.slug, { ...place, town }]),
      ),
    ),
  };
  made.set(towns, index);
  return index;
}
