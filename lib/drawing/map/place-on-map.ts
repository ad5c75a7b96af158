import type { AttractionCopy } from '../../schema/pages/attraction';
import type { Town } from '../../schema/town';
import { fill } from '../../text';
import { type AttractionWithTown, allAttractions } from '../../towns/towns';
import type { MapPlace } from './plat';

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

/** The attractions on the home page's map. */
export function landmarks(towns: readonly Town[]): MapPlace[] {
  return allAttractions(towns).flatMap(({ onHomeMap, name, latitude, longitude }) =>
    onHomeMap && latitude !== undefined && longitude !== undefined
      ? [{ name, latitude, longitude }]
      : [],
  );
}
