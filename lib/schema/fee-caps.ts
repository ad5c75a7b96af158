import { homeState, stateCodes, states } from '../states';
import type { Commission } from './commission';
import type { Place } from './prices';

/** Whether each authorizes remote notarization. */
type Commissions = Readonly<Record<string, Pick<Commission, 'remote'>>>;

/** The most that may be charged for one notarization in a place, and the section that says so. */
export function feeCap(place: Place, { commissions }: { commissions: Commissions }) {
  const isOnline = place === 'online';
  // Without the remote authorization of another state, only a notary at home notarizes online.
  const applying = isOnline
    ? stateCodes.filter((state) => state === homeState || commissions[state]?.remote.held)
    : [place];
  const caps = applying.map((state) => {
    const { section, ...cap } = states[state].cap;
    return { dollars: cap[isOnline ? 'online' : 'in person'], source: section };
  });
  return caps.reduce((lowest, cap) => (cap.dollars < lowest.dollars ? cap : lowest));
}
