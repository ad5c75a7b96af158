import type { Business } from '../schema/business';
import type { Pages } from '../schema/pages/pages';
import { stateNames } from '../states';
import { fill, formatDate, formatList } from '../text';

/** Where the notary is commissioned, with the number and the last day of each commission on record. */
export function commissionLine(
  { authority, commissions }: Pick<Business, 'authority' | 'commissions'>,
  copy: Pages['certificate']['commission'],
): string {
  const states = authority.states.map((code) => {
    const { number, expires } = commissions[code];
    const state = stateNames[code];
    return number && expires
      ? fill(copy.onRecord, { state, number, date: formatDate(expires) })
      : state;
  });
  return fill(copy.line, { states: formatList(states) });
}
