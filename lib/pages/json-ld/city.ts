import type { CityLeaf, GeoCoordinates } from 'schema-dts';
import type { Business } from '../../schema/business';
import { stateNames } from '../../schema/state-names';
import type { Town } from '../../schema/town';
import { nodeId } from './node-id';

/** A reference to a town from another node; its own page has everything known about it. */
export function cityByName(
  { slug, name }: Pick<Town, 'slug' | 'name'>,
  business: Pick<Business, 'origin'>,
): CityLeaf {
  return { '@type': 'City', '@id': nodeId.town(slug, business), name };
}

/** A town with its coordinates, its county and its state. */
export function city(town: Town, business: Pick<Business, 'origin'>): CityLeaf {
  return {
    ...cityByName(town, business),
    geo: geoCoordinates(town),
    containedInPlace: {
      '@type': 'AdministrativeArea',
      name: `${town.county} County`,
      containedInPlace: { '@type': 'State', name: stateNames[town.state] },
    },
  };
}

/** A point in degrees. */
export function geoCoordinates(point: { latitude: number; longitude: number }): GeoCoordinates {
  const { latitude, longitude } = point;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
