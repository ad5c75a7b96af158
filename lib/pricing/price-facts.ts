import type { Business } from '../schema/business';
import type { Town } from '../schema/town';
import { isCommissionedIn, type Reach, reachAt } from '../towns/town-words';
import type { Rate } from './price';

/** What the fees of a town are calculated from: no more than the browser needs. */
export interface PriceFacts {
  town: string;
  /** Set if we may not act there, and meet on the Idaho side. */
  elsewhere?: true;
  /** Which times can be kept. */
  reach: Reach;
  visit: Rate;
  /** Missing if nothing is done online. */
  online?: Rate;
}

type Records = Pick<Business, 'authority' | 'law' | 'prices' | 'times'>;

/** @param miles straight-line miles from the home town; 0 is the home town itself. */
export function priceFacts(
  business: Records,
  { name, state }: Pick<Town, 'name' | 'state'>,
  miles: number,
): PriceFacts {
  const { authority } = business;
  const served = isCommissionedIn(business, state);
  return {
    town: name,
    ...(!served && { elsewhere: true }),
    reach: reachAt(miles, business),
    // Without a commission of the state we meet on the Idaho side, at Idaho's fee (decision 0020).
    visit: rateOf(business, served ? state : 'ID', 'in person'),
    // The remote fee of a state requires its authorization; otherwise the notary in Idaho acts.
    ...(authority.online && {
      online: rateOf(business, authority.remote.includes(state) ? state : 'ID', 'online'),
    }),
  };
}

function rateOf({ law, prices }: Records, state: Town['state'], how: 'in person' | 'online'): Rate {
  const { name, feeSource, highestFee, highestRemoteFee = highestFee } = law[state];
  return {
    state: name,
    law: feeSource,
    first: how === 'online' ? highestRemoteFee : highestFee,
    further: prices.additionalNotarization,
  };
}
