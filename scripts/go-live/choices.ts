import { deliveryUrl } from '../../lib/contact/delivery';
import type { ContentWithLines } from '../../lib/content/content-of';
import { helpOf } from '../../lib/content/form-words';
import { addDays } from '../../lib/hours/calendar';
import { formatHours } from '../../lib/hours/hours';
import { type Choice, agreed as choicesForm, goingWithout } from '../../lib/schema/agreed';
import { businessFiles } from '../../lib/schema/business';
import { homeState, stateCodes, stateNames } from '../../lib/states';
import { formatDate, formatList, pluralize } from '../../lib/text/format';
import { homeTownOf } from '../../lib/towns/towns';
import { standardWindow } from '../../lib/towns/visit-times';
import { soonDays, type Tasks } from './task';

/** How to agree to a choice, as the end of a sentence. */
export const howToAgree = (choice: Choice) =>
  `enter the day at "${choicesForm.shape[choice].meta()?.title}" in "${businessFiles.agreed.meta()?.title}".`;

/** Each choice the owner has yet to agree to, but for commissions, and where messages arrive. */
export function* choiceTasks({ content, record }: ContentWithLines): Tasks {
  const { agreed, hours, maps, notOnLocations, prices, times } = record;
  const from = homeTownOf(content).name;
  const soon = pluralize(times.priorityHours, 'hour');
  const withExtras = content.services.filter(({ extras }) => extras.length > 0);
  const services = formatList(withExtras.map(({ title }) => `"${title}"`));
  const leftOff = content.towns.filter(({ slug }) => notOnLocations.includes(slug));
  const choices: [choice: Choice, atPresent: string, isOpen?: boolean][] = [
    ['visits', ` Now: ${formatHours(hours)}, from ${from}, within ${standardWindow(times)}.`],
    ['maps', ` Now: ${maps}.`],
    ['priorityTime', ` Now: ${soon}, up to ${times.priorityMiles} miles.`],
    ['priorityCharge', '', prices.priority !== 0],
    ['extras', ` They are in ${services}.`],
    ['townsOnLocations', ` Now: ${formatList(leftOff.map(({ name }) => name)) || 'none'}.`],
  ];
  for (const [choice, atPresent, isOpen = true] of choices) {
    if (agreed[choice] || !isOpen) continue;
    const path = ['agreed', choice];
    const say = `${helpOf(path)}${atPresent}`;
    const task = `If you agree, ${howToAgree(choice)}`;
    yield { group: 'choices', path, say, do: task };
  }
  const host = deliveryUrl(record)?.host;
  const say = `The message form sends what visitors write to ${host}, and the privacy policy says so (its date should be the day that began). Send yourself a message from the finished site: that's the only way to know that messages arrive.`;
  if (host) yield { group: 'notes', path: ['delivery'], say };
}

const home = stateNames[homeState];

/** Commissions that are missing, expired or about to be, and why nothing is notarized online. */
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
