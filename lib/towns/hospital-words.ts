import type { Business } from '../schema/business';
import { stateNames } from '../schema/state-names';
import type { Town } from '../schema/town';
import { formatList } from '../text';
import { formatMiles } from './distance';
import type { NearestHospitals } from './nearest-hospital';
import { isCommissionedIn } from './town-words';

/**
 * What a town's page says about the nearest hospitals: "The nearest hospital on our list is … in
 * Emmett, about 13 miles away in a straight line." Those already listed on the page are not named again.
 */
export function hospitalWords(
  { town: { name, state }, miles, hospitals }: NearestHospitals,
  from: Town,
  business: Pick<Business, 'authority'>,
): string {
  const refusal = `We do not notarize in ${stateNames[state]} at present.`;
  const isServed = isCommissionedIn(business, state);
  if (name === from.name) return isServed ? 'Is the signer in a hospital here?' : refusal;
  const [noun, verb] = hospitals.length > 1 ? ['hospitals', 'are'] : ['hospital', 'is'];
  const isListed = hospitals.every(({ street }) =>
    from.civic.some((office) => office.street === street),
  );
  const names = hospitals.map(
    (hospital) => `${hospital.name}${hospital.verified ? '' : ' (not confirmed)'}`,
  );
  const which = isListed ? `${noun} above ${verb}` : `nearest ${noun} on our list ${verb}`;
  const where = state === from.state ? name : `${name}, ${stateNames[state]}`;
  return [
    `The ${which}${isListed ? '' : ` ${formatList(names)}`} in ${where},`,
    `about ${formatMiles(miles)} away in a straight line.`,
    ...(isServed ? [] : [refusal]),
    ...(isServed && state !== from.state
      ? [`${stateNames[state]}'s fee and ID rules hold there.`]
      : []),
  ].join(' ');
}
