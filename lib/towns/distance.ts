import type { Attraction } from '../schema/attraction';
import { pluralize } from '../text/format';

/** A place on the ground, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth in statute miles (IUGG mean radius, 6371.0088 km). */
export const earthRadiusMiles = 3958.7613;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Coordinates = Pick<Attraction, 'latitude' | 'longitude'>;

/** Where content says that an attraction is. */
export function coordinatesOf({ latitude, longitude }: Coordinates): Position | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Straight-line miles between two points in degrees, by the haversine formula. */
export function milesBetween(a: Position, b: Position): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const h =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(h));
}

/** Each of the towns with its straight-line miles from a point. */
export function withMilesFrom<Town extends Position>(from: Position, towns: readonly Town[]) {
  return towns.map((town) => ({ town, miles: milesBetween(from, town) }));
}

/** Each of the towns with its straight-line miles from a point, the nearest first. */
export function byDistance<Town extends Position>(from: Position, towns: readonly Town[]) {
  return withMilesFrom(from, towns).sort((a, b) => a.miles - b.miles);
}

export const milesNote = 'Miles are as the crow flies; the road is longer.';

/** What a list says in place of the miles from home to itself. */
export const atHome = 'home base';

/** Miles as a whole number that is at least one. */
export const roundMiles = (miles: number) => Math.max(1, Math.round(miles));

/** Miles as a whole number in words: "1 mile", "12 miles". */
export const formatMiles = (miles: number) => pluralize(roundMiles(miles), 'mile');
