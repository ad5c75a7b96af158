import type { Business } from '../../schema/business';
import type { Town } from '../../schema/town';
import { near, positionOf } from '../../towns/attraction-facts';
import { coordinatesOf } from '../../towns/distance';
import { type AttractionWithTown, allAttractions } from '../../towns/towns';
import type { MapPlace } from './map-drawing';

/** Where a map shows an attraction: where it is, else at its town, with a note. */
export function placeOnMap(attraction: AttractionWithTown) {
  const { name, town } = attraction;
  const position = positionOf(attraction);
  if (position) return { name, ...position };
  const { latitude, longitude } = town;
  return { name, latitude, longitude, note: near(town.name) };
}

/** The address that directions lead to: in its town. Undefined if content doesn't know that town. */
export function baseOnMap({ base }: Business, towns: readonly Town[]): MapPlace | undefined {
  const town = towns.find(({ name, state }) => name === base.city && state === base.state);
  return town && { name: base.name, latitude: town.latitude, longitude: town.longitude };
}

/** The attractions on the home page's map. */
export function attractionsOnHomeMap(towns: readonly Town[]): MapPlace[] {
  return allAttractions(towns).flatMap(({ onHomeMap, name, ...place }) => {
    const position = coordinatesOf(place);
    return onHomeMap && position ? { name, ...position } : [];
  });
}
