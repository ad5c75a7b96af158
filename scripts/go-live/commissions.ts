import type { ContentWithLines } from '../../lib/content/content-of';
import { helpOf } from '../../lib/content/form-words';
import { addDays } from '../../lib/hours/calendar';
import { goingWithout } from '../../lib/schema/agreed';
import { homeState, stateCodes, stateNames } from '../../lib/states';
import { formatDate } from '../../lib/text';
import { howToAgree } from './choices';
import { type Findings, soonDays } from './finding';

const home = stateNames[homeState];

/** Commissions that are missing, expired or about to expire, and why nothing is notarized online. */
export function* commissionFindings({ content, record }: ContentWithLines, day: string): Findings {
  const { agreed, commissions } = record;
  const { online } = content.business.authority;
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
    const isOver = Boolean(expires && expires < day);
    const without = isHome
      ? `Without it you may not notarize in ${home}: every page says so.`
      : `Without it the site automatically says that you don't notarize in ${name} and that you meet clients on the ${home} side.`;
    const task = isHome ? help : `${help} To go without it, ${howToAgree(goingWithout(state))}`;
    if (expires) {
      // Long enough to apply for the next commission and receive it.
      if (expires > addDays(day, soonDays) || (isOver && agreed[goingWithout(state)])) continue;
      yield {
        group: 'soon',
        path,
        say: isOver ? `${say} ${without}` : `${say} Renew it.`,
        do: isOver ? task : help,
      };
    } else if (!held && !agreed[goingWithout(state)]) {
      yield {
        id: `commission-missing/${state}`,
        group: 'commissions',
        path,
        say: `${say} ${without}`,
        do: task,
      };
    }
  }
  // An authorization from another state wouldn't help: the notary is at home (decision 0003).
  const say = `The site says you don't notarize online. That takes a current ${home} commission with an online authorization that has begun by the day of the build.`;
  if (!online) yield { group: 'notes', path: ['commissions', homeState], say };
}
