import type { Content } from '../schema/content';
import type { StateCode } from '../schema/fields';
import { milesBetween } from '../towns/distance';

/** A place that the finder knows: a town with a page, or another one nearby. */
export interface Locality {
  name: string;
  state: StateCode;
  latitude: number;
  longitude: number;
  zips: string[];
  /** The slug of its page; undefined where it has none. */
  slug?: string | undefined;
}

/** A place with a page. */
type ListedTown = Locality & { slug: string };

/** What the finder knows: each town with its page, and each other place without. */
export function localities({
  towns,
  localitiesWithoutPage,
}: Pick<Content, 'towns' | 'localitiesWithoutPage'>): Locality[] {
  return [
    ...towns.map((town) => ({ ...facts(town), slug: town.slug })),
    ...localitiesWithoutPage.map((place) => facts(place)),
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

/** The town with a page that is nearest to a point in degrees; none where no town is known. */
export function nearestListed(
  places: readonly Locality[],
  point: { latitude: number; longitude: number },
): NearestTown | undefined {
  let nearest: NearestTown | undefined;
  for (const { slug, ...place } of places) {
    if (slug === undefined) continue;
    const miles = milesBetween(point, place);
    if (!nearest || miles < nearest.miles) nearest = { town: { ...place, slug }, miles };
  }
  return nearest;
}
