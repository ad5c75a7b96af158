import { addDays } from '../hours/calendar';
import type { Business } from '../schema/business';
import { homeState, stateNames } from '../states';
import { formatDate, formatList } from '../text';

/** After every day that a page knows. */
export const never = '9999-12-31';

/**
 * Where the notary is commissioned, with the number and the last day of each commission on record: first as of
 * the build, then from each day on after which one has expired, on a page that nobody rebuilds.
 *
 * @returns the text of each, the first day on which it's true, empty for the first one, and the first day on
 *   which it no longer is.
 */
export function commissionLines({
  authority,
  commissions,
}: Pick<Business, 'authority' | 'commissions'>) {
  const held = authority.states
    .filter((code) => code !== homeState || !authority.lapsed)
    .map((code) => {
      const { number, expires = never } = commissions[code];
      const state = stateNames[code];
      const isKnown = number && expires !== never;
      const text = isKnown ? `${state} (no. ${number}, through ${formatDate(expires)})` : state;
      return { text, expires };
    });
  const ends = held.flatMap(({ expires }) => (expires === never ? [] : addDays(expires, 1)));
  const begins = ['', ...new Set(ends.sort())];
  return begins.flatMap((from, index) => {
    const states = held.filter(({ expires }) => from <= expires).map(({ text }) => text);
    if (states.length === 0) return [];
    const text = `Commissioned notary public, ${formatList(states)}`;
    return [{ text, from, until: begins[index + 1] ?? never }];
  });
}

/**
 * What a page says from the day on after which a commission has expired; `from` is empty if it has. Where a
 * build knows that one of another state has expired, it doesn't offer to come there, and needs no notice.
 */
export function lapseNotices({
  authority,
  commissions,
}: Pick<Business, 'authority' | 'commissions'>) {
  return authority.states.flatMap((code) => {
    const { expires, lapsed } = commissions[code];
    if (!expires) return [];
    const state = stateNames[code];
    const isHome = code === homeState;
    const where = isHome ? '' : ` in ${state}`;
    const text = `Our ${state} commission has expired, so we can't notarize${where} until it's renewed.`;
    const from = isHome && authority.lapsed ? '' : addDays(expires, 1);
    return [{ state, text: lapsed ?? text, from }];
  });
}
