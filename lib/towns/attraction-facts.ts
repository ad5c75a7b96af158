import type { AttractionCopy } from '../schema/pages/attraction';
import type { Town } from '../schema/town';
import { fill } from '../text';
import { formatMiles, milesBetween } from './distance';
import type { AttractionWithTown } from './towns';

type Civic = Town['civic'][number];

/** Public buildings where two people can sit down with a document, the better one first. */
const roomsWithTables: readonly Civic['kind'][] = ['library', 'city hall'];

/** How far a building may be from an attraction to count as near it, in straight-line miles. */
const nearbyMiles = 5;

/** The library or city hall near an attraction, in its own town; undefined if content has none. */
export function publicBuilding({
  town,
  address,
  latitude,
  longitude,
}: AttractionWithTown): Civic | undefined {
  const isInTown =
    latitude !== undefined && longitude !== undefined
      ? milesBetween(town, { latitude, longitude }) <= nearbyMiles
      : address?.city === town.name;
  if (!isInTown) return undefined;
  const inTown = town.civic.filter(({ city = town.name }) => city === town.name);
  return roomsWithTables.flatMap((room) => inTown.filter(({ kind }) => kind === room))[0];
}

/**
 * How far an attraction is from the home town; without coordinates of its own, how far its town is.
 * Undefined if that town is the home town itself.
 */
export function formatDistance(
  home: Town,
  { town, latitude, longitude }: AttractionWithTown,
  copy: AttractionCopy['facts'],
): string | undefined {
  if (latitude !== undefined && longitude !== undefined) {
    const miles = milesBetween(home, { latitude, longitude });
    return fill(copy.distance, { miles: formatMiles(miles) });
  }
  if (town.slug === home.slug) return undefined;
  const miles = formatMiles(milesBetween(home, town));
  return fill(copy.distanceOfTown, { town: town.name, miles });
}
