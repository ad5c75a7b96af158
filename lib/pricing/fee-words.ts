import { type Authority, isServed } from '../schema/authority';
import type { BusinessRecord } from '../schema/business';
import type { Pages } from '../schema/pages/pages';
import { homeState, type StateCode, stateNames, states } from '../states';
import { capitalize, dollars, formatList } from '../text/format';
import { fill } from '../text/templates';
import { formatFee, type Rate, rateOf } from './fees';

type Records = Pick<BusinessRecord, 'prices'>;
type RecordsOnDay = Records & { authority: Authority };

/** What a visit costs in each state that we may serve. */
export const visitRates = (business: RecordsOnDay): Rate[] =>
  business.authority.states.map((state) => rateOf(business, state));

/** The first fee of a visit in each state, such as "$5 in Utah and up to $10 in Iowa". */
export const firstFees = (business: RecordsOnDay): string => inEachState(visitRates(business));

/** What two notarizations at a visit cost in these states: "$10 in Utah and $15 in Iowa". */
export const twoNotarizations = (business: RecordsOnDay, states = business.authority.states) =>
  inEachState(
    states
      .map((state) => rateOf(business, state))
      .map((rate) => ({ ...rate, first: rate.first + rate.additional })),
  );

function inEachState(rates: readonly Rate[]): string {
  const allCaps = rates.every(({ cap }) => cap === undefined);
  const list = rates.map(
    (rate) => `${allCaps ? dollars(rate.first) : formatFee(rate)} in ${rate.state}`,
  );
  return `${allCaps ? 'up to ' : ''}${formatList(list)}`;
}

/** The first fee online, from the home state (decision 0004). */
export const onlineFee = (business: Records): string =>
  formatFee(rateOf(business, homeState, 'online'));

/** What each additional notarization costs: "$5", or "$5 in Utah, $8 in Iowa and $5 online". */
export function additionalFees({ authority, prices }: RecordsOnDay): string {
  const price = prices.additionalNotarization;
  const fees = authority.states.map((state) => [dollars(price[state]), `in ${stateNames[state]}`]);
  if (authority.online) fees.push([dollars(price.online), 'online']);
  const amounts = new Set(fees.map(([amount]) => amount));
  return amounts.size === 1 ? [...amounts].join('') : formatList(fees.map((fee) => fee.join(' ')));
}

type CostWords = Pages['certificate']['cost'];

/** A certificate's answer on cost: the first state's fee, what it's for, and other states' fees. */
export function visitCost(business: Records, states: readonly StateCode[], copy: CostWords) {
  const [first = homeState, ...others] = states;
  const where = others.length > 0 ? ` in ${stateNames[first]}` : '';
  const { value, note } = costAnswer(rateOf(business, first), where, copy);
  const elsewhere = others.map((code) => {
    const { state, additional, ...fee } = rateOf(business, code);
    const values = { state, fee: formatFee(fee), additional: dollars(additional) };
    return fill(copy.elsewhere, values);
  });
  return { value, note: `${note}${elsewhere.join('')}.` };
}

/** A certificate's answer on the cost of a session online, from the home state. */
export function sessionCost(business: Records, copy: CostWords) {
  const { value, note } = costAnswer(rateOf(business, homeState, 'online'), '', copy);
  return { value, note: `${note}. ${copy.online}` };
}

function costAnswer(rate: Rate, where: string, copy: CostWords) {
  const note =
    rate.first === rate.additional
      ? fill(copy.each, { where })
      : fill(copy.first, { where, additional: dollars(rate.additional) });
  return { value: capitalize(formatFee(rate)), note };
}

/**
 * A state's fees the way both statutes require them to be stated: what this notary charges, where
 * one is commissioned, and the most the law allows, with its source.
 */
export function feeSentences(business: RecordsOnDay, code: StateCode, copy: Pages['law']): string {
  const { 'in person': inPerson, online, section: source } = states[code].cap;
  const state = stateNames[code];
  const values = { fee: dollars(inPerson), remoteFee: dollars(online), state, source };
  const limit = fill(online === inPerson ? copy.fee : copy.feeAndRemote, values);
  if (!isServed(business, code)) return limit;
  const rate = rateOf(business, code);
  const charged = { state, first: formatFee(rate), additional: dollars(rate.additional) };
  return `${fill(rate.first === rate.additional ? copy.each : copy.ours, charged)} ${limit}`;
}
