import { dollars } from '../money';
import type { Business } from '../schema/business';
import type { LawCopy } from '../schema/pages/law';
import type { StateLaw } from '../schema/state-law';
import { fill, formatList } from '../text';

export interface FeeRow {
  state: string;
  inPerson: string;
  /** Missing if nothing is done online. */
  online?: string;
  law: string;
}

/** The highest fee of one act in each state that we may serve, in dollars. */
export function feeRows(business: Pick<Business, 'authority' | 'law'>): FeeRow[] {
  const { states, remote, online: isOffered } = business.authority;
  return states.map((state) => {
    const { name, highestFee, highestRemoteFee = highestFee, feeSource } = business.law[state];
    const online = remote.includes(state) ? dollars(highestRemoteFee) : 'as in Idaho';
    return {
      state: name,
      inPerson: dollars(highestFee),
      ...(isOffered && { online }),
      law: feeSource,
    };
  });
}

/** What two acts at one visit cost at most: "$10 in Idaho and $15 in Oregon". */
export function twoActs(business: Pick<Business, 'authority' | 'law' | 'prices'>): string {
  const second = business.prices.additionalNotarization;
  return formatList(
    business.authority.states.map((state) => {
      const { name, highestFee } = business.law[state];
      return `${dollars(highestFee + second)} in ${name}`;
    }),
  );
}

/** The fees of a state as both statutes require them to be stated: with cap and source. */
export function feeSentence(law: StateLaw, copy: LawCopy): string {
  const { name: state, highestFee, highestRemoteFee, feeSource: source } = law;
  const fee = dollars(highestFee);
  return highestRemoteFee
    ? fill(copy.feeAndRemote, { fee, remoteFee: dollars(highestRemoteFee), state, source })
    : fill(copy.fee, { fee, source });
}
