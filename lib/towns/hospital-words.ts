import type { Business } from '../schema/business';
import { stateNames } from '../schema/state-names';
import type { Town } from '../schema/town';
import { formatList } from '../text';
import { formatMiles } from './distance';
import type { NearestHospitals } from './nearest-hospital';
import { isCommissionedIn } from './town-words';

/**
 * What a town's page says of the nearest hospitals: "The nearest hospital on our list is … in Emmett,
 * about 13 miles away in a straight line." Those that stand among its public places are not named again.
 */
export function hospitalWords(
  { town: { name, state }, miles, hospitals }: NearestHospitals,
  from: Town,
  business: Pick<Business, 'authority'>,
): string {
  const truth = `We do not notarize in ${stateNames[state]} at present.`;
  const isServed = isCommissionedIn(business, state);
  if (name === from.name) return isServed ? 'Is the signer in a hospital here?' : truth;
  const [noun, verb] = hospitals.length > 1 ? ['hospitals', 'are'] : ['hospital', 'is'];
  const isListed = hospitals.every(({ street }) => from.civic.some((one) => one.street === street));
  const names = hospitals.map((one) => `${one.name}${one.verified ? '' : ' (not confirmed)'}`);
  const which = isListed ? `${noun} above ${verb}` : `nearest ${noun} on our list ${verb}`;
  const place = state === from.state ? name : `${name}, ${stateNames[state]}`;
  return [
    `The ${which}${isListed ? '' : ` ${formatList(names)}`} in ${place},`,
    `about ${formatMiles(miles)} away in a straight line.`,
    ...(isServed ? [] : [truth]),
    ...(isServed && state !== from.state
      ? [`${stateNames[state]}'s fee and ID rules hold there.`]
      : []),
  ].join(' ');
}
