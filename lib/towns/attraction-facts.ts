import type { Town } from '../schema/town';
import { milesBetween } from './distance';
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
  const isNear =
    latitude !== undefined && longitude !== undefined
      ? milesBetween(town, { latitude, longitude }) <= nearbyMiles
      : address?.city === town.name;
  if (!isNear) return undefined;
  const inTown = town.civic.filter(({ city = town.name }) => city === town.name);
  return roomsWithTables.flatMap((room) => inTown.filter(({ kind }) => kind === room))[0];
}

/**
 * Where an attraction is: at its coordinates, else in the town of its address; undefined if that is
 * another one, or it has no address.
 */
export function positionOf({
  town,
  address,
  latitude,
  longitude,
}: AttractionWithTown): { latitude: number; longitude: number } | undefined {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  if (address?.city !== town.name) return undefined;
  return { latitude: town.latitude, longitude: town.longitude };
}

/** Whether an attraction is in the town that lists it, as far as its address tells. */
export function isInTown({ town, address }: AttractionWithTown): boolean {
  return !address || address.city === town.name;
}
