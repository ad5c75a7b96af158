import { isInTown } from '../../towns/attraction-facts';
import type { AttractionWithTown } from '../../towns/towns';
import type { MapPlace } from './locator';

/**
 * Where a map shows an attraction: at its coordinates, else in its town; under the town's name if it
 * may be elsewhere.
 */
export function placeOnMap(attraction: AttractionWithTown): MapPlace {
  const { name, town, latitude, longitude } = attraction;
  if (latitude !== undefined && longitude !== undefined) return { name, latitude, longitude };
  return isInTown(attraction) ? { ...town, name } : town;
}
