import { milesBetween } from './distance';
import type { Content } from './schema/content';
import type { StateCode } from './schema/fields';

/** A place that the finder knows: a town with a page, or another one nearby. */
export interface KnownPlace {
  name: string;
  state: StateCode;
  latitude: number;
  longitude: number;
  zips: string[];
  /** The slug of its page; undefined where it has none. */
  slug: string | undefined;
}

/** A place with a page. */
type ListedTown = KnownPlace & { slug: string };

/** A place as the file has it: without names of fields, which would be most of it. */
type Row = [string, StateCode, number, number, string, string?];

/** What the browser fetches when somebody begins to look for a town, ready to be written as JSON. */
export function placeIndex({ towns, otherPlaces }: Pick<Content, 'towns' | 'otherPlaces'>): Row[] {
  return [
    ...towns.map((town): Row => [...facts(town), town.slug]),
    ...otherPlaces.map((place): Row => facts(place)),
  ];
}

function facts({ name, state, latitude, longitude, zips }: Omit<KnownPlace, 'slug'>) {
  return [name, state, latitude, longitude, zips.join(' ')] satisfies Row;
}

/**
 * The places of the file.
 *
 * @throws Error where it is something else, such as the sign-in page of a hotel's network.
 */
export function readPlaceIndex(json: unknown): KnownPlace[] {
  if (!Array.isArray(json) || !json.every(isRow)) throw new Error('expected a list of places');
  return json.map(([name, state, latitude, longitude, zips, slug]) => {
    return { name, state, latitude, longitude, zips: zips.split(' '), slug };
  });
}

function isRow(row: unknown): row is Row {
  if (!Array.isArray(row)) return false;
  const [name, state, latitude, longitude, zips, slug] = row;
  return (
    typeof name === 'string' &&
    (state === 'ID' || state === 'OR') &&
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    typeof zips === 'string' &&
    (slug === undefined || typeof slug === 'string')
  );
}

export interface NearestTown {
  town: ListedTown;
  /** Straight-line miles. */
  miles: number;
}

/** The town with a page that is nearest to a point in degrees; none where no town is known. */
export function nearestListed(
  places: readonly KnownPlace[],
  point: { latitude: number; longitude: number },
): NearestTown | undefined {
  let nearest: NearestTown | undefined;
  for (const { slug, ...place } of places) {
    if (slug === undefined) continue;
    const miles = milesBetween(point, place);
    if (!nearest || miles < nearest.miles) nearest = { town: { ...place, slug }, miles };
  }
  return nearest;
}
