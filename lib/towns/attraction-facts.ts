import type { Town } from '../schema/town';
import { formatMiles, milesBetween } from './distance';
import type { AttractionWithTown } from './towns';

type Civic = Town['civic'][number];

/** Where two people may sit down with a paper, the likeliest first. */
const roomsWithTables: readonly Civic['kind'][] = ['library', 'city hall', 'courthouse'];

/** The public building that somebody at one of the town's places may go to, if content has one. */
export function publicBuilding({ name, civic }: Pick<Town, 'name' | 'civic'>): Civic | undefined {
  const rank = ({ kind, city }: Civic) =>
    roomsWithTables.indexOf(kind) + (city && city !== name ? roomsWithTables.length : 0);
  return civic
    .filter(({ kind }) => roomsWithTables.includes(kind))
    .sort((a, b) => rank(a) - rank(b))[0];
}

/**
 * How far a place is from home, or its town where nobody knows the place's coordinates; undefined
 * where that is home itself, which says nothing of the way.
 */
export function formatDistance(
  home: Town,
  { town, latitude, longitude }: AttractionWithTown,
): string | undefined {
  if (latitude !== undefined && longitude !== undefined) {
    const miles = milesBetween(home, { latitude, longitude });
    return `${formatMiles(miles)} in a straight line`;
  }
  if (town.slug === home.slug) return undefined;
  return `${town.name} is ${formatMiles(milesBetween(home, town))} away in a straight line`;
}
