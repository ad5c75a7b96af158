import type { GeoCoordinates } from 'schema-dts';

/** A point in degrees. */
export function geoCoordinates(point: { latitude: number; longitude: number }): GeoCoordinates {
  const { latitude, longitude } = point;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
