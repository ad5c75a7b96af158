import type { Business } from '../schema/business';
import type { TownCopy } from '../schema/pages/town';
import { stateNames } from '../schema/state-names';
import type { Town } from '../schema/town';
import { fill, formatList } from '../text';
import { formatMiles } from './distance';
import type { NearestHospitals } from './nearest-hospital';
import { isCommissionedIn } from './town-words';

/**
 * What a town's page says about the nearest hospitals. Those already listed there aren't named
 * again.
 */
export function hospitalWords(
  { town: { name, state }, miles, hospitals }: NearestHospitals,
  from: Town,
  copy: TownCopy['hospital'],
  business: Pick<Business, 'authority'>,
): string {
  const refusal = fill(copy.refusal, { state: stateNames[state] });
  const isServed = isCommissionedIn(business, state);
  if (name === from.name) return isServed ? copy.here : refusal;
  const isListed = hospitals.every(({ street }) =>
    from.civic.some((office) => office.street === street),
  );
  return [
    fill(isListed ? copy.above : copy.nearest, {
      hospitals: formatList(hospitals.map((hospital) => hospital.name)),
      town: state === from.state ? name : `${name}, ${stateNames[state]}`,
      miles: formatMiles(miles),
    }),
    ...(isServed ? [] : [refusal]),
    ...(isServed && state !== from.state
      ? [fill(copy.otherState, { state: stateNames[state] })]
      : []),
  ].join(' ');
}
