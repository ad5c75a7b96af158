import { type StateCode, stateCode } from '../../lib/schema/fields';
import { formatDate } from '../../lib/text';
import { daysBetween, inDays } from './dates';
import { type Findings, type GoLiveInput, howToAgree, inBusiness } from './finding';

/** Long enough to apply for the next commission, receive it and build the site again. */
const daysOfWarning = 60;

/** Commissions that are missing, over or about to expire, and why nothing is notarized online. */
export function* commissionFindings(input: GoLiveInput): Findings {
  const { states, online } = input.content.business.authority;
  // Content without a record for Idaho is not valid, so its commission can only have expired.
  if (!states.includes('ID')) {
    yield {
      id: 'commission-expired/ID',
      group: 'Commissions',
      ...inBusiness(input, 'commissions', 'ID', 'expires'),
      say: `${whyNotInForce(input, 'ID')} You may not notarize in Idaho, and nothing that this site offers is true: it must not be public, and it cannot be built.`,
      do: 'If the site is public, take it down. Once the commission is renewed, enter its new number and expiration date at `commissions`, `ID`.',
    };
  }
  if (!states.includes('OR')) yield* withoutOregon(input);
  for (const state of stateCode.options) yield* expiringSoon(input, state);
  if (!online) yield* notOnline(input);
}

function whyNotInForce({ record }: GoLiveInput, state: StateCode): string {
  const { name } = record.law[state];
  const expires = record.commissions[state]?.expires;
  return expires === undefined
    ? `No ${name} commission is on record.`
    : `The ${name} commission expired on ${formatDate(expires)}.`;
}

function* withoutOregon(input: GoLiveInput): Findings {
  const { agreed, commissions } = input.record;
  const say = `${whyNotInForce(input, 'OR')} The site automatically says that you do not notarize in Oregon, and that you meet clients on the Idaho side.`;
  if (agreed.withoutOregon) {
    const since = formatDate(agreed.withoutOregon);
    const location = inBusiness(input, 'agreed', 'withoutOregon');
    yield { ...location, say: `${say} You agreed to that on ${since}.` };
    return;
  }
  const isExpired = commissions.OR !== undefined;
  yield {
    id: `commission-${isExpired ? 'expired' : 'missing'}/OR`,
    group: 'Commissions',
    ...inBusiness(input, 'commissions', 'OR', ...(isExpired ? ['expires'] : [])),
    say,
    do: `Once you ${isExpired ? 'have renewed it' : 'have one'}, enter its \`number\` and the date when it \`expires\` at \`commissions\`, \`OR\`. If you will go without it, ${howToAgree(input, 'withoutOregon')}.`,
  };
}

function* expiringSoon(input: GoLiveInput, state: StateCode): Findings {
  const { commissions, law } = input.record;
  const expires = commissions[state]?.expires;
  if (expires === undefined) return;
  const days = daysBetween(input.day, expires);
  if (days < 0 || days > daysOfWarning) return;
  yield {
    ...inBusiness(input, 'commissions', state, 'expires'),
    say: `The ${law[state].name} commission expires ${inDays(days)}, on ${formatDate(expires)}. Renew it, enter its new number and expiration date at \`commissions\`, \`${state}\`, and build the site again.`,
  };
}

/** Not even with an authorization of Oregon's: the notary is in Idaho (decision 0009). */
function* notOnline(input: GoLiveInput): Findings {
  const note = (why: string, ...path: string[]) => ({
    ...inBusiness(input, 'commissions', 'ID', ...path),
    say: `The site says that you do not notarize online: ${why}.`,
  });
  const { since } = input.record.commissions.ID.remote ?? {};
  if (!input.content.business.authority.states.includes('ID')) {
    yield note('the Idaho commission has expired', 'expires');
  } else if (since) {
    const later = `you may only from ${formatDate(since)}. Build the site again then`;
    yield note(later, 'remote', 'since');
  } else {
    yield note('the Idaho commission has no `remote`');
  }
}
