import type { ContentWithLines } from '../../lib/content/content-of';
import { helpOf } from '../../lib/content/form-words';
import { addDays } from '../../lib/hours/calendar';
import { goingWithout } from '../../lib/schema/agreed';
import { homeState, stateCodes, stateNames } from '../../lib/states';
import { formatDate } from '../../lib/text';
import { howToAgree } from './choices';
import { soonDays, type Tasks } from './task';

const home = stateNames[homeState];

/** Commissions that are missing, expired or about to expire, and why nothing is notarized online. */
export function* commissionTasks({ content, record }: ContentWithLines, day: string): Tasks {
  const { agreed, commissions } = record;
  for (const state of stateCodes) {
    const name = stateNames[state];
    const { held, expires } = commissions[state];
    const path = ['commissions', state];
    const help = helpOf(path);
    const isHome = state === homeState;
    const without = isHome
      ? `Without it you may not notarize in ${home}: every page says so.`
      : `Without it the site automatically says that you don't notarize in ${name} and that you meet clients on the ${home} side.`;
    const task = isHome ? help : `${help} To go without it, ${howToAgree(goingWithout(state))}`;
    const isMissed = !agreed[goingWithout(state)];
    if (!held) {
      const say = `No ${name} commission is on record. ${without}`;
      if (isMissed) yield { group: 'commissions', path, say, do: task };
      continue;
    }
    // Long enough to apply for the next commission and receive it.
    if (!expires || expires > addDays(day, soonDays)) continue;
    const due = { group: 'soon' as const, path: [...path, 'expires'] };
    const last = `The last day of the ${name} commission is ${formatDate(expires)}.`;
    if (expires >= day) yield { ...due, say: `${last} Renew it.`, do: help };
    else if (isMissed) yield { ...due, say: `${last} ${without}`, do: task };
  }
  // An authorization from another state wouldn't help: the notary is at home (decision 0003).
  const say = `The site says you don't notarize online. That takes a current ${home} commission with an online authorization that has begun by the day of the build.`;
  if (!content.business.authority.online)
    yield { group: 'notes', path: ['commissions', homeState], say };
}
