import { milesBetween } from './distance';
import type { Content } from './schema/content';
import type { StateCode } from './schema/fields';

/** A place that the finder knows: a town with a page, or another one nearby. */
export interface KnownPlace {
  name: string;
  state: StateCode;
  latitude: number;
  longitude: number;
  zips: string[];
  /** The slug of its page; undefined where it has none. */
  slug?: string | undefined;
}

/** A place with a page. */
type ListedTown = KnownPlace & { slug: string };

/** What the finder knows: each town with its page, and each other place without. */
export function knownPlaces({
  towns,
  otherPlaces,
}: Pick<Content, 'towns' | 'otherPlaces'>): KnownPlace[] {
  return [
    ...towns.map((town) => ({ ...facts(town), slug: town.slug })),
    ...otherPlaces.map((place) => facts(place)),
  ];
}

function facts({ name, state, latitude, longitude, zips }: KnownPlace): KnownPlace {
  return { name, state, latitude, longitude, zips };
}

export interface NearestTown {
  town: ListedTown;
  /** Straight-line miles. */
  miles: number;
}

/** The town with a page that is nearest to a point in degrees; none where no town is known. */
export function nearestListed(
  places: readonly KnownPlace[],
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
