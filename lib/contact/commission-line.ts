import { addDays } from '../hours/calendar';
import type { Business } from '../schema/business';
import { homeState, stateNames } from '../states';
import { formatDate } from '../text';

/** After every day that a page knows. */
export const never = '9999-12-31';

type Records = Pick<Business, 'authority' | 'commissions'>;

/**
 * The states in which the notary is commissioned as of the build, with the number and the last day of each
 * commission on record, and the first day on which it no longer holds.
 */
export const commissionsHeld = ({ authority, commissions }: Records) =>
  authority.states
    .filter((code) => code !== homeState || !authority.lapsed)
    .map((code) => {
      const { number, expires } = commissions[code];
      const state = stateNames[code];
      return {
        text:
          number && expires ? `${state} (no. ${number}, through ${formatDate(expires)})` : state,
        until: expires ? addDays(expires, 1) : never,
      };
    });

/**
 * What a page says from the day on after which a commission has expired; `from` is empty if it has. Where a
 * build knows that one of another state has expired, it doesn't offer to come there, and needs no notice.
 */
export const lapseNotices = ({ authority, commissions }: Records) =>
  authority.states.flatMap((code) => {
    const { expires, lapsed } = commissions[code];
    if (!expires) return [];
    const state = stateNames[code];
    const isHome = code === homeState;
    const where = isHome ? '' : ` in ${state}`;
    const text = `Our ${state} commission has expired, so we can't notarize${where} until it's renewed.`;
    const from = isHome && authority.lapsed ? '' : addDays(expires, 1);
    return [{ state, text: lapsed ?? text, from }];
  });
