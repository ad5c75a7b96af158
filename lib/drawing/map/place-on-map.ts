import type { AttractionCopy } from '../../schema/pages/attraction';
import { fill } from '../../text';
import type { AttractionWithTown } from '../../towns/towns';
import type { MapPlace } from './locator';

/**
 * Where a map shows an attraction: at its coordinates, else in its town, with a note unless its address
 * is there.
 *
 * @param near says that it is near its town.
 */
export function placeOnMap(attraction: AttractionWithTown, near: AttractionCopy['near']): MapPlace {
  const { name, town, address, latitude, longitude } = attraction;
  if (latitude !== undefined && longitude !== undefined) return { name, latitude, longitude };
  const place = { name, latitude: town.latitude, longitude: town.longitude };
  if (address?.city === town.name) return place;
  return { ...place, note: fill(near, { town: town.name }) };
}
