import type { Town } from '../schema/town';
import { nearestTowns } from './nearest-towns';

type Hospital = Town['civic'][number];

export interface NearestHospitals {
  /** The town in which they stand. */
  town: Town;
  /** Straight-line miles from the town in question to that town. */
  miles: number;
  hospitals: readonly Hospital[];
}

/** The hospitals of the nearest town that has any, which may be the town itself. */
export function nearestHospitals(towns: readonly Town[], town: Town): NearestHospitals | undefined {
  const hospitals = hospitalsByTown(towns);
  const own = hospitals.get(town.slug);
  if (own) return { town, miles: 0, hospitals: own };
  const withOne = towns.filter(({ slug }) => hospitals.has(slug));
  const [nearest] = nearestTowns(withOne, town, 1);
  return nearest && { ...nearest, hospitals: hospitals.get(nearest.town.slug) ?? [] };
}

/** By the slug of the town that a hospital names; two towns may list the same one. */
function hospitalsByTown(towns: readonly Town[]): Map<string, Hospital[]> {
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
  return hospitals;
}
