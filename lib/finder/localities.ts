import type { Content } from '../schema/content';
import type { StateCode } from '../schema/fields';
import { milesBetween } from '../towns/distance';

/** What the finder knows by name: a town with a page, or another locality nearby. */
export interface Locality {
  name: string;
  state: StateCode;
  latitude: number;
  longitude: number;
  zips: string[];
  /** The slug of its page; undefined if it has none. */
  slug?: string | undefined;
}

/** A locality with a page. */
type ListedTown = Locality & { slug: string };

/** Every locality the finder knows: the towns with their pages, then the others without. */
export function localities({ towns, localitiesWithoutPage }: Content): Locality[] {
  return [
    ...towns.map((town) => ({ ...facts(town), slug: town.slug })),
    ...localitiesWithoutPage.map((locality) => facts(locality)),
  ];
}

function facts({ name, state, latitude, longitude, zips }: Locality): Locality {
  return { name, state, latitude, longitude, zips };
}

export interface NearestTown {
  town: ListedTown;
  /** Straight-line miles. */
  miles: number;
}

/** The town with a page that is nearest to a point in degrees; undefined if no town is known. */
export function nearestListed(
  known: readonly Locality[],
  point: { latitude: number; longitude: number },
): NearestTown | undefined {
  let nearest: NearestTown | undefined;
  for (const { slug, ...locality } of known) {
    if (slug === undefined) continue;
    const miles = milesBetween(point, locality);
    if (!nearest || miles < nearest.miles) nearest = { town: { ...locality, slug }, miles };
  }
  return nearest;
}
