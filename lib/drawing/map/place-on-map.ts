import type { Business } from '../../schema/business';
import type { Town } from '../../schema/town';
import { coordinatesOf } from '../../towns/distance';
import type { AttractionWithTown } from '../../towns/towns';
import type { MapPlace } from './map-drawing';

/** What a map of an attraction shows: where it is or, if content doesn't know, the town that lists it. */
export function placeOnMap(attraction: AttractionWithTown): MapPlace {
  const position = coordinatesOf(attraction);
  return position ? { name: attraction.name, ...position } : attraction.town;
}

/** The address that directions lead to: in its town. Undefined if content doesn't know that town. */
export function baseOnMap({ base }: Business, towns: readonly Town[]): MapPlace | undefined {
  const town = towns.find(({ name, state }) => name === base.city && state === base.state);
  return town && { ...town, name: base.name };
}
