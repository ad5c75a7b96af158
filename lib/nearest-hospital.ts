import { nearestTowns } from './nearest-towns';
import type { Town } from './schema/town';

type Hospital = Town['civic'][number];

export interface NearestHospitals {
  /** The town in which they stand. */
  town: Town;
  /** Straight-line miles from the town in question to that town. */
  miles: number;
  hospitals: readonly Hospital[];
}

interface HospitalIndex {
  /** The towns that have a hospital, and the hospitals by the slug of their town. */
  towns: readonly Town[];
  hospitals: ReadonlyMap<string, Hospital[]>;
}

/** One index for each list, for all the pages that ask. */
const made = new WeakMap<readonly Town[], HospitalIndex>();

/**
 * The hospitals of the nearest town that has any, which may be the town itself.
 *
 * @param towns a list that does not change once it was asked about.
 */
export function nearestHospitals(towns: readonly Town[], town: Town): NearestHospitals | undefined {
  const index = made.get(towns) ?? hospitalIndex(towns);
  made.set(towns, index);
  const own = index.hospitals.get(town.slug);
  if (own) return { town, miles: 0, hospitals: own };
  const [nearest] = nearestTowns(index.towns, town, 1);
  return nearest && { ...nearest, hospitals: index.hospitals.get(nearest.town.slug) ?? [] };
}

/** A hospital stands in the town that it names; two towns may list the same one. */
function hospitalIndex(towns: readonly Town[]): HospitalIndex {
  const byName = new Map(towns.map((town) => [town.name, town]));
  const hospitals = new Map<string, Hospital[]>();
  for (const town of towns) {
    for (const place of town.civic.filter(({ kind }) => kind === 'hospital')) {
      const { slug } = byName.get(place.city ?? town.name) ?? town;
      const known = hospitals.get(slug) ?? [];
      const isSame = ({ name, street }: Hospital) => name === place.name && street === place.street;
      if (!known.some(isSame)) hospitals.set(slug, [...known, place]);
    }
  }
  return { towns: towns.filter(({ slug }) => hospitals.has(slug)), hospitals };
}
