import { dollars } from '../money';
import type { BusinessRecord } from '../schema/business';
import type { Authority } from '../schema/commission';
import type { StateCode } from '../schema/fields';
import type { LawCopy } from '../schema/pages/law';
import { fill, formatList } from '../text';

/** How a notarization is done. */
export type Way = 'in person' | 'online';

type Records = Pick<BusinessRecord, 'law' | 'prices'>;
type RecordsOnDay = Records & { authority: Authority };

/** The fee of the first notarization of a visit, in dollars. */
export interface FirstFee {
  amount: number;
  /** The most the state's law allows. */
  cap: number;
  /** Whether the amount is only the cap, because the owner hasn't set a price. */
  isCap: boolean;
}

/** What the first notarization costs: the owner's price or, until there is one, what the law allows. */
export function firstFee({ law, prices }: Records, state: StateCode, way: Way): FirstFee {
  const { highestFee, highestRemoteFee = highestFee } = law[state];
  const cap = way === 'online' ? highestRemoteFee : highestFee;
  const price = prices.firstNotarization[way === 'online' ? 'online' : state];
  return { amount: price ?? cap, cap, isCap: price === null };
}

/** "$5", or "up to $5" where the owner hasn't set a price. */
function formatFirstFee({ amount, isCap }: FirstFee): string {
  return `${isCap ? 'up to ' : ''}${dollars(amount)}`;
}

/** The first fee in person in each of these states: "$5 in Idaho and up to $10 in Oregon". */
export function firstFees(business: Records, states: readonly StateCode[]): string {
  return feesByState(business, states, (fee) => fee);
}

/** What two notarizations at one visit cost, such as "$10 in Idaho and up to $15 in Oregon". */
export function twoNotarizations(business: RecordsOnDay): string {
  const second = business.prices.additionalNotarization;
  return feesByState(business, business.authority.states, (fee, state) => ({
    ...fee,
    amount: fee.amount + second[state],
  }));
}

function feesByState(
  business: Records,
  states: readonly StateCode[],
  adjust: (fee: FirstFee, state: StateCode) => FirstFee,
): string {
  const fees = states.map((state) => ({
    state: business.law[state].name,
    ...adjust(firstFee(business, state, 'in person'), state),
  }));
  const allCaps = fees.every(({ isCap }) => isCap);
  const list = fees.map(
    (fee) => `${allCaps ? dollars(fee.amount) : formatFirstFee(fee)} in ${fee.state}`,
  );
  return `${allCaps ? 'up to ' : ''}${formatList(list)}`;
}

/** What each additional notarization costs: "$5", or "$5 in Idaho, $8 in Oregon and $5 online". */
export function additionalFees({ authority, law, prices }: RecordsOnDay): string {
  const { online, ...inPerson } = prices.additionalNotarization;
  const fees = authority.states.map((state) => [dollars(inPerson[state]), `in ${law[state].name}`]);
  if (authority.online) fees.push([dollars(online), 'online']);
  const amounts = new Set(fees.map(([amount]) => amount));
  return amounts.size === 1 ? [...amounts].join('') : formatList(fees.map((fee) => fee.join(' ')));
}

export interface FeeRow {
  state: string;
  inPerson: string;
  /** The most the law allows in person. */
  cap: string;
  law: string;
}

/** The fees for the first notarization of a visit in each state we may serve. */
export function feeRows(business: RecordsOnDay): FeeRow[] {
  return business.authority.states.map((state) => {
    const { name, highestFee, feeSource } = business.law[state];
    return {
      state: name,
      inPerson: formatFirstFee(firstFee(business, state, 'in person')),
      cap: dollars(highestFee),
      law: feeSource,
    };
  });
}

/** "$5", or "up to $5": the first fee online from Idaho (decision 0020). */
export function onlineFee(business: Records): string {
  return formatFirstFee(firstFee(business, 'ID', 'online'));
}

/**
 * A state's fees the way both statutes require them to be stated: what this notary charges, where one
 * is commissioned, and the most the law allows, with its source.
 */
export function feeSentences(business: RecordsOnDay, code: StateCode, copy: LawCopy): string {
  const { name: state, highestFee, highestRemoteFee, feeSource: source } = business.law[code];
  const fee = dollars(highestFee);
  const limit = highestRemoteFee
    ? fill(copy.feeAndRemote, { fee, remoteFee: dollars(highestRemoteFee), state, source })
    : fill(copy.fee, { fee, state, source });
  if (!business.authority.states.includes(code)) return limit;
  const ours = fill(copy.ours, {
    state,
    first: formatFirstFee(firstFee(business, code, 'in person')),
    additional: dollars(business.prices.additionalNotarization[code]),
  });
  return `${ours} ${limit}`;
}
