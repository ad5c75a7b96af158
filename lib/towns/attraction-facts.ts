import type { Town } from '../schema/town';
import { coordinatesOf, milesBetween, type Position } from './distance';
import type { AttractionWithTown } from './towns';

type Civic = Town['civic'][number];

/** Public buildings where two people can sit down with a document, the better one first. */
const roomsWithTables: readonly Civic['kind'][] = ['library', 'city hall'];

/** How far a building may be from an attraction to count as near it, in straight-line miles. */
const nearbyMiles = 5;

/** The library or city hall near an attraction, in its own town; undefined if content has none. */
export function publicBuilding(attraction: AttractionWithTown): Civic | undefined {
  const { town, address } = attraction;
  const point = coordinatesOf(attraction);
  const isNear = point ? milesBetween(town, point) <= nearbyMiles : address?.city === town.name;
  if (!isNear) return undefined;
  const inTown = town.civic.filter(({ city = town.name }) => city === town.name);
  return roomsWithTables.flatMap((room) => inTown.filter(({ kind }) => kind === room))[0];
}

/**
 * Where an attraction is: at its coordinates, else in the town of its address; undefined if that is
 * another one, or it has no address.
 */
export function positionOf(attraction: AttractionWithTown): Position | undefined {
  const { town, address } = attraction;
  const ofTown = address?.city === town.name ? coordinatesOf(town) : undefined;
  return coordinatesOf(attraction) ?? ofTown;
}

/** Whether an attraction is in the town that lists it, as far as its address tells. */
export function isInTown({ town, address }: AttractionWithTown): boolean {
  return !address || address.city === town.name;
}
