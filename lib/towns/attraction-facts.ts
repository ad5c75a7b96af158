import type { AttractionCopy } from '../schema/pages/attraction';
import type { Town } from '../schema/town';
import { fill } from '../text';
import { formatMiles, milesBetween } from './distance';
import type { AttractionWithTown } from './towns';

type Civic = Town['civic'][number];

/** Public buildings in which two people can sit down with a document, the best first. */
const roomsWithTables: readonly Civic['kind'][] = ['library', 'city hall', 'courthouse'];

/** The public building that somebody at one of the town's attractions can go to, if content has one. */
export function publicBuilding({ name, civic }: Pick<Town, 'name' | 'civic'>): Civic | undefined {
  const rank = ({ kind, city }: Civic) =>
    roomsWithTables.indexOf(kind) + (city && city !== name ? roomsWithTables.length : 0);
  return civic
    .filter(({ kind }) => roomsWithTables.includes(kind))
    .sort((a, b) => rank(a) - rank(b))[0];
}

/**
 * How far an attraction is from the home town; without coordinates of its own, how far its town is.
 * Undefined if that town is the home town itself.
 */
export function formatDistance(
  home: Town,
  { town, latitude, longitude }: AttractionWithTown,
  copy: AttractionCopy['facts'],
): string | undefined {
  if (latitude !== undefined && longitude !== undefined) {
    const miles = milesBetween(home, { latitude, longitude });
    return fill(copy.distance, { miles: formatMiles(miles) });
  }
  if (town.slug === home.slug) return undefined;
  const miles = formatMiles(milesBetween(home, town));
  return fill(copy.distanceOfTown, { town: town.name, miles });
}
