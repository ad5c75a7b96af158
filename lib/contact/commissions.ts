import { addDays } from '../hours/calendar';
import type { Business } from '../schema/business';
import { homeState, stateNames } from '../states';
import { formatDate } from '../text/format';

/** A moment later than every day that a page knows. */
export const farFuture = '9999-12-31';

type Records = Pick<Business, 'authority' | 'commissions'>;

/**
 * The states in which the notary is commissioned as of the build, with the number and the last day
 * of each commission on record, and the first day on which it no longer holds. None once the one at
 * home has ended: the notice says that we can't notarize.
 */
export const commissionsHeld = ({ authority, commissions }: Records) =>
  (authority.lapsed ? [] : authority.states).map((code) => {
    const { number, expires } = commissions[code];
    const state = stateNames[code];
    return {
      isHome: code === homeState,
      text: number && expires ? `${state} (no. ${number}, through ${formatDate(expires)})` : state,
      until: expires ? addDays(expires, 1) : farFuture,
    };
  });

/**
 * The notices that a commission has expired. Each shows from the day `begins` on; '' means always.
 * Once a build knows that another state's has expired, pages offer no visits there, nor a notice.
 */
export const lapseNotices = ({ authority, commissions }: Records) =>
  authority.states.flatMap((code) => {
    const { expires, lapsed } = commissions[code];
    if (!expires) return [];
    const state = stateNames[code];
    const isHome = code === homeState;
    const where = isHome ? '' : ` in ${state}`;
    const text = `Our ${state} commission has expired, so we can't notarize${where} until it's renewed.`;
    return {
      label: `${state} commission`,
      text: lapsed ?? text,
      begins: isHome && authority.lapsed ? '' : addDays(expires, 1),
      ends: farFuture,
    };
  });
