import type { ContentWithLines } from '../../lib/content/content-of';
import { addDays } from '../../lib/hours/calendar';
import { goingWithout } from '../../lib/schema/agreed';
import { helpOf } from '../../lib/schema/labels';
import { homeState, stateCodes, stateNames } from '../../lib/states';
import { formatDate } from '../../lib/text';
import { howToAgree } from './choices';
import type { Findings } from './finding';

const home = stateNames[homeState];

/** Commissions that are missing, expired or about to expire, and why nothing is notarized online. */
export function* commissionFindings({ content, record }: ContentWithLines, day: string): Findings {
  const { agreed, commissions } = record;
  const { states, online } = content.business.authority;
  for (const state of stateCodes) {
    const name = stateNames[state];
    const { held, expires: lastDay } = commissions[state];
    const expires = held && lastDay;
    const say = expires
      ? `The last day of the ${name} commission is ${formatDate(expires)}.`
      : `No ${name} commission is on record.`;
    const path = ['commissions', state, ...(expires ? ['expires'] : [])];
    const help = helpOf(['commissions', state]);
    const isHome = state === homeState;
    const without = isHome
      ? `Without it you may not notarize in ${home}, and nothing this site offers is true: it can't be built. If it's live, take it down.`
      : `Without it the site automatically says that you don't notarize in ${name} and that you meet clients on the ${home} side.`;
    if (states.includes(state)) {
      // Long enough to apply for the next commission, receive it and rebuild the site.
      if (expires && expires <= addDays(day, 60))
        yield { group: 'notes', path, say: `${say} Renew it.`, do: help };
    } else if (isHome || !agreed[goingWithout(state)]) {
      yield {
        id: `commission-${expires ? 'expired' : 'missing'}/${state}`,
        group: 'commissions',
        path,
        say: `${say} ${without}`,
        do: isHome ? help : `${help} To go without it, ${howToAgree(goingWithout(state))}`,
      };
    }
  }
  // An authorization from another state wouldn't help: the notary is at home (decision 0003).
  const say = `The site says you don't notarize online. That takes a current ${home} commission with an online authorization that has begun by the day of the build.`;
  if (!online) yield { group: 'notes', path: ['commissions', homeState], say };
}
