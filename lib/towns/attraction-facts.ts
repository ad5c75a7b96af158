import { coordinatesOf, type Position } from './distance';
import type { AttractionWithTown } from './towns';

/**
 * Where an attraction is: at its coordinates, else in the town of its address; undefined if that is
 * another one, or it has no address.
 */
export function positionOf(attraction: AttractionWithTown): Position | undefined {
  const { town, address } = attraction;
  const ofTown = address?.city === town.name ? coordinatesOf(town) : undefined;
  return coordinatesOf(attraction) ?? ofTown;
}

/** Where an attraction is whose address is in another place than the town that lists it. */
export const near = (town: string) => `Near ${town}`;

/** Whether an attraction is in the town that lists it, as far as its address tells. */
export function isInTown({ town, address }: AttractionWithTown): boolean {
  return !address || address.city === town.name;
}
