import type { Business } from '../../schema/business';
import type { Town } from '../../schema/town';
import { coordinatesOf } from '../../towns/distance';
import type { AttractionWithTown } from '../../towns/towns';
import type { MapPlace } from './map-drawing';

/** Where a map puts an attraction: at its coordinates, else at the town that lists it. */
export function placeOnMap(attraction: AttractionWithTown): MapPlace {
  const position = coordinatesOf(attraction);
  return position ? { name: attraction.name, ...position } : attraction.town;
}

/** The meeting point's place on a map: its town's; undefined if content doesn't have that town. */
export function baseOnMap({ base }: Business, towns: readonly Town[]): MapPlace | undefined {
  const town = towns.find(({ name, state }) => name === base.city && state === base.state);
  return town && { ...town, name: base.name };
}
