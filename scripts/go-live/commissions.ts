import { stateCode } from '../../lib/schema/fields';
import { helpOf } from '../../lib/schema/labels';
import { formatDate } from '../../lib/text';
import { howToAgree } from './choices';
import { daysBetween } from './dates';
import type { Findings, GoLiveInput } from './finding';

/** Long enough to apply for the next commission, receive it and rebuild the site. */
const daysOfWarning = 60;

/** What it means to be without a commission. */
const consequence = {
  ID: "Without it you may not notarize in Idaho, and nothing this site offers is true: it can't be built. If it's live, take it down.",
  OR: "Without it the site automatically says that you don't notarize in Oregon and that you meet clients on the Idaho side.",
};

/** Commissions that are missing, expired or about to expire, and why nothing is notarized online. */
export function* commissionFindings(input: GoLiveInput): Findings {
  const { agreed, commissions, law } = input.record;
  const { states, online } = input.content.business.authority;
  for (const state of stateCode.options) {
    const { name } = law[state];
    const { held, expires: lastDay } = commissions[state];
    const expires = held ? lastDay : undefined;
    const days = expires ? daysBetween(input.day, expires) : Infinity;
    const say = expires
      ? `The last day of the ${name} commission is ${formatDate(expires)}.`
      : `No ${name} commission is on record.`;
    const path = ['commissions', state, ...(expires ? ['expires'] : [])];
    const help = helpOf(['commissions', state]);
    if (states.includes(state)) {
      if (days <= daysOfWarning) yield { path, say: `${say} Renew it. ${help}` };
    } else if (state === 'ID' || !agreed.withoutOregon) {
      const orElse = ` To go without it, ${howToAgree('withoutOregon')}`;
      yield {
        id: `commission-${expires ? 'expired' : 'missing'}/${state}`,
        group: 'commissions',
        path,
        say: `${say} ${consequence[state]}`,
        do: state === 'ID' ? help : help + orElse,
      };
    }
  }
  // An authorization from Oregon wouldn't help: the notary is in Idaho (decision 0009).
  const say =
    "The site says you don't notarize online. That takes a current Idaho commission with an online authorization that has begun by the day of the build.";
  if (!online) yield { path: ['commissions', 'ID'], say };
}
