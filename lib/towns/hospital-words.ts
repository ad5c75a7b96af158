import type { Business } from '../schema/business';
import type { TownCopy } from '../schema/pages/town';
import { stateNames } from '../schema/state-names';
import type { Town } from '../schema/town';
import { fill, formatList } from '../text';
import type { NearestHospitals } from './nearest-hospital';
import { isCommissionedIn } from './town-words';

/** What a town's page says about the hospitals of the nearest town that has any. */
export function hospitalWords(
  { town: { name, state }, hospitals }: NearestHospitals,
  from: Town,
  copy: TownCopy['hospital'],
  business: Pick<Business, 'authority'>,
): string {
  const nearest = fill(copy.nearest, {
    hospitals: formatList(hospitals.map((hospital) => hospital.name)),
    town: state === from.state ? name : `${name}, ${stateNames[state]}`,
  });
  const remark = isCommissionedIn(business, state) ? copy.otherState : copy.refusal;
  if (state === from.state && remark === copy.otherState) return nearest;
  return `${nearest} ${fill(remark, { state: stateNames[state] })}`;
}
