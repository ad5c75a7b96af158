import type { Business } from '../schema/business';
import type { Town } from '../schema/town';
import { isCommissionedIn, priorityReach } from '../towns/town-words';
import type { Rate } from './price';

/** What the fees of a town are calculated from: no more than the browser needs. */
export interface PriceFacts {
  town: string;
  homeTown: string;
  /** Straight-line miles from the home town, a whole number; 0 is the home town itself. */
  miles: number;
  /** Set if we may not act there, and meet on the Idaho side. */
  elsewhere?: true;
  /** Set if the priority time cannot be kept. */
  far?: true;
  visit: Rate;
  /** Missing if nothing is done online. */
  online?: Rate;
}

type Records = Pick<Business, 'authority' | 'law' | 'prices' | 'times'>;

/** @param miles straight-line miles from the home town; 0 is the home town itself. */
export function priceFacts(
  business: Records,
  homeTown: Pick<Town, 'name'>,
  { name, state }: Pick<Town, 'name' | 'state'>,
  miles: number,
): PriceFacts {
  const { authority } = business;
  const served = isCommissionedIn(business, state);
  return {
    town: name,
    homeTown: homeTown.name,
    miles: miles === 0 ? 0 : Math.max(1, Math.round(miles)),
    ...(!served && { elsewhere: true }),
    ...(priorityReach(miles, business) === 'too far' && { far: true }),
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
