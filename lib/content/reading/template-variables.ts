import { deliveryUrl } from '../../contact/delivery';
import { formatHours } from '../../hours/hours';
import { additionalFees, firstFees, onlineFee } from '../../pricing/fee-words';
import type { Authority } from '../../schema/authority';
import type { BusinessRecord } from '../../schema/business';
import { homeState, stateCodes, stateNames, states } from '../../states';
import { wholeHyphen } from '../../text/characters';
import { dollars, pluralize } from '../../text/format';
import { standardWindow } from '../../towns/visit-times';

/** What names in braces are replaced with. */
export type Variables = Record<string, string>;

/** What is known while a file is read, which its texts may name in braces. */
export type ReadingStage =
  /** Braces are ordinary text. */
  | { known: 'nothing' }
  /** The business's own files are first read like this, then again with the facts in them. */
  | { known: 'laws'; variables: Variables }
  | { known: 'laws and business'; variables: Variables; brand: string };

/** What each state's law allows for a notarization: the state's name, then Fee or RemoteFee. */
const legalLimits: Variables = {};
for (const state of stateCodes) {
  const name = stateNames[state].toLowerCase().replaceAll(' ', '');
  legalLimits[`${name}Fee`] = dollars(states[state].cap['in person']);
  legalLimits[`${name}RemoteFee`] = dollars(states[state].cap.online);
}

/** The facts of content/business by their names in braces, so that each is written once. */
export function templateVariables(business: BusinessRecord & { authority: Authority }): Variables {
  const { prices, times, payments } = business;
  const span = (range: readonly [number, number]) => range.join(wholeHyphen);
  return {
    // Never empty: if no commission is valid, that is the error to report.
    additionalFee: additionalFees(business) || dollars(prices.additionalNotarization[homeState]),
    firstFee: firstFees(business),
    onlineFee: onlineFee(business),
    // Empty if there is none: like `deliveryHost`, it is only for sentences that need it.
    priorityFee: prices.priority === null ? '' : dollars(prices.priority),
    ...legalLimits,
    priorityWindow: pluralize(times.priorityHours, 'hour'),
    standardWindow: standardWindow(times),
    loanSigningTime: `${span(times.loanSigningMinutes)} minutes`,
    apostilleMailTime: `${span(times.apostilleMailWeeks)} weeks`,
    hours: formatHours(business.hours),
    brand: business.brand,
    // Empty if messages aren't delivered: only sentences that need `delivery` use it.
    deliveryHost: deliveryUrl(business)?.host ?? '',
    // Empty until the owner answers: only a sentence that needs it uses it.
    cancellation: business.answers.cancellation ?? '',
    payments: payments?.length ? `(${payments.join(', ')})` : '',
  };
}

/**
 * The text with each name in braces replaced by its variable; where that is empty, without the
 * space before it, too. Names that only one page knows stay, for `fill` (lib/text/templates.ts).
 */
export function interpolate(text: string, variables: Variables): string {
  const filled = text.replace(/( ?)\{(\w*)\}/g, (_, space: string, name: string) => {
    const known = Object.hasOwn(variables, name) ? variables[name] : undefined;
    const value = known ?? `{${name}}`;
    return value && space + value;
  });
  // At the beginning of a text, there is only a space after it.
  return text.startsWith('{') ? filled.trimStart() : filled;
}
