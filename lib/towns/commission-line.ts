import type { Business } from '../schema/business';
import { stateNames } from '../states';
import { formatDate, formatList } from '../text';

/** Where the notary is commissioned, with the number and the last day of each commission on record. */
export function commissionLine({
  authority,
  commissions,
}: Pick<Business, 'authority' | 'commissions'>): string {
  const states = authority.states.map((code) => {
    const { number, expires } = commissions[code];
    const state = stateNames[code];
    return number && expires ? `${state} (no. ${number}, through ${formatDate(expires)})` : state;
  });
  return `Commissioned notary public, ${formatList(states)}`;
}
