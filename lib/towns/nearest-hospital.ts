import { isServed } from '../schema/authority';
import type { Business } from '../schema/business';
import type { Pages } from '../schema/pages/pages';
import type { Town } from '../schema/town';
import { stateNames } from '../states';
import { fill } from '../text/templates';
import { byDistance } from './distance';

type Hospital = Town['civic'][number];

/** The hospitals of the nearest town that has any, which may be the town itself, and that town. */
export function nearestHospitals(towns: readonly Town[], town: Town) {
  const hospitals = hospitalsByTown(towns);
  const inTown = hospitals.get(town.slug);
  if (inTown) return { town, hospitals: inTown };
  const withOne = towns.filter(({ slug }) => hospitals.has(slug));
  const [nearest] = byDistance(town, withOne);
  return nearest && { town: nearest.town, hospitals: hospitals.get(nearest.town.slug) ?? [] };
}

/** By the slug of the town in a hospital's address; two towns may list the same hospital. */
function hospitalsByTown(towns: readonly Town[]): Map<string, Hospital[]> {
  const byName = new Map(towns.map((town) => [town.name, town]));
  const hospitals = new Map<string, Hospital[]>();
  for (const town of towns) {
    for (const hospital of town.civic.filter(({ kind }) => kind === 'hospital')) {
      const { slug } = byName.get(hospital.city ?? town.name) ?? town;
      const known = hospitals.get(slug) ?? [];
      const isKnown = known.some(
        ({ name, street }) => name === hospital.name && street === hospital.street,
      );
      if (!isKnown) hospitals.set(slug, [...known, hospital]);
    }
  }
  return hospitals;
}

/** What a town's page says about the hospitals of the nearest town that has any. */
export function hospitalWords(
  { town: { name, state }, hospitals }: NonNullable<ReturnType<typeof nearestHospitals>>,
  from: Town,
  copy: Pages['town']['hospital'],
  business: Pick<Business, 'authority'>,
): string {
  const nearest = fill(copy.nearest, {
    // Its town follows, and needn't be in its name, too.
    hospital:
      hospitals[0]?.name.replace(/ - (.*)/, (end, place) => (place === name ? '' : end)) ?? '',
    town: state === from.state ? name : `${name}, ${stateNames[state]}`,
  });
  const remark = isServed(business, state) ? copy.otherState : copy.refusal;
  if (state === from.state && remark === copy.otherState) return nearest;
  return `${nearest} ${fill(remark, { state: stateNames[state] })}`;
}
