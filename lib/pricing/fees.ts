import type { BusinessRecord } from '../schema/business';
import type { Authority } from '../schema/commission';
import type { Pages } from '../schema/pages/pages';
import { homeState, type StateCode, stateNames, states } from '../states';
import { capitalize, dollars, fill, formatList } from '../text';

/** How a notarization is done. */
export type Way = 'in person' | 'online';

type Records = Pick<BusinessRecord, 'prices'>;
type RecordsOnDay = Records & { authority: Authority };

/**
 * What the first notarization of a visit costs, in dollars: the owner's price or, until there is one,
 * the cap, which is what the law allows.
 */
export function firstFee({ prices }: Records, state: StateCode, way: Way) {
  const cap = states[state].cap[way];
  const price = prices.firstNotarization[way === 'online' ? 'online' : state];
  return { amount: price ?? cap, cap, isCap: price === null };
}

/** "$5", or "up to $5" where the owner hasn't set a price; with travel, if that is added. */
export function formatFirstFee({ amount, isCap }: { amount: number; isCap: boolean }): string {
  return `${isCap ? 'up to ' : ''}${dollars(amount)}`;
}

/** What two notarizations at one visit cost, such as "$10 in Utah and up to $15 in Iowa". */
export function twoNotarizations(business: RecordsOnDay): string {
  const second = business.prices.additionalNotarization;
  return firstFees(business, business.authority.states, second);
}

/**
 * The first fee in person in each of these states, such as "$5 in Utah and up to $10 in Iowa".
 *
 * @param added what comes on top of each.
 */
export function firstFees(
  business: Records,
  states: readonly StateCode[],
  added: Partial<Record<StateCode, number>> = {},
): string {
  const fees = states.map((state) => {
    const { amount, isCap } = firstFee(business, state, 'in person');
    return { state: stateNames[state], amount: amount + (added[state] ?? 0), isCap };
  });
  const allCaps = fees.every(({ isCap }) => isCap);
  const list = fees.map(
    (fee) => `${allCaps ? dollars(fee.amount) : formatFirstFee(fee)} in ${fee.state}`,
  );
  return `${allCaps ? 'up to ' : ''}${formatList(list)}`;
}

type CostWords = Pages['certificate']['cost'];

/**
 * A certificate's answer on cost: the fee for the first notarization in the first of these states, and
 * what it is for, with the fees of the others.
 */
export function visitCost(business: Records, states: readonly StateCode[], copy: CostWords) {
  const [first = homeState, ...others] = states;
  const where = others.length > 0 ? ` in ${stateNames[first]}` : '';
  const answer = costAnswer(
    firstFee(business, first, 'in person'),
    business.prices.additionalNotarization[first],
    where,
    copy,
  );
  const elsewhere = others.map((state) =>
    fill(copy.elsewhere, {
      state: stateNames[state],
      fee: formatFirstFee(firstFee(business, state, 'in person')),
      additional: dollars(business.prices.additionalNotarization[state]),
    }),
  );
  return { ...answer, note: `${answer.note}${elsewhere.join('')}.` };
}

/** What a certificate says about travel: its price to a town, in dollars, or that it's quoted first. */
export const travelWords = (travel: number | undefined, town: string, copy: CostWords) =>
  travel === undefined ? copy.travel : fill(copy.travelPriced, { town, fee: dollars(travel) });

/** A certificate's answer on the cost of a session online, from the home state. */
export function sessionCost(business: Records, copy: CostWords) {
  const additional = business.prices.additionalNotarization.online;
  const answer = costAnswer(firstFee(business, homeState, 'online'), additional, '', copy);
  return { ...answer, note: `${answer.note}. ${copy.online}` };
}

function costAnswer(
  fee: ReturnType<typeof firstFee>,
  additional: number,
  where: string,
  copy: CostWords,
) {
  const note =
    fee.amount === additional
      ? fill(copy.each, { where })
      : fill(copy.first, { where, additional: dollars(additional) });
  return { value: capitalize(formatFirstFee(fee)), note };
}

/** What each additional notarization costs: "$5", or "$5 in Utah, $8 in Iowa and $5 online". */
export function additionalFees({ authority, prices }: RecordsOnDay): string {
  const price = prices.additionalNotarization;
  const fees = authority.states.map((state) => [dollars(price[state]), `in ${stateNames[state]}`]);
  if (authority.online) fees.push([dollars(price.online), 'online']);
  const amounts = new Set(fees.map(([amount]) => amount));
  return amounts.size === 1 ? [...amounts].join('') : formatList(fees.map((fee) => fee.join(' ')));
}

/** The first fee of a visit in each state we may serve, and the law's limit where that isn't the fee. */
export function feeRows(business: RecordsOnDay) {
  return business.authority.states.map((state) => {
    const fee = firstFee(business, state, 'in person');
    return {
      state: stateNames[state],
      inPerson: formatFirstFee(fee),
      limit: fee.isCap ? undefined : { fee: dollars(fee.cap), law: states[state].cap.section },
    };
  });
}

/** "$5", or "up to $5": the first fee online, from the home state (decision 0004). */
export function onlineFee(business: Records): string {
  return formatFirstFee(firstFee(business, homeState, 'online'));
}

/**
 * A state's fees the way both statutes require them to be stated: what this notary charges, where one
 * is commissioned, and the most the law allows, with its source.
 */
export function feeSentences(business: RecordsOnDay, code: StateCode, copy: Pages['law']): string {
  const { 'in person': inPerson, online, section: source } = states[code].cap;
  const state = stateNames[code];
  const values = { fee: dollars(inPerson), remoteFee: dollars(online), state, source };
  const limit = fill(online === inPerson ? copy.fee : copy.feeAndRemote, values);
  if (!business.authority.states.includes(code)) return limit;
  const first = firstFee(business, code, 'in person');
  const additional = dollars(business.prices.additionalNotarization[code]);
  return `${fill(copy.ours, { state, first: formatFirstFee(first), additional })} ${limit}`;
}
