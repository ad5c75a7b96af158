import { isServed } from '../schema/authority';
import type { Business, BusinessRecord } from '../schema/business';
import type { Commission } from '../schema/commission';
import type { FeePlace } from '../schema/prices';
import type { Town } from '../schema/town';
import { homeState, type StateCode, stateCodes, stateNames, states } from '../states';
import { dollars } from '../text/format';
import { reachAt } from '../towns/visit-times';

/** What a notarization costs, in dollars, and under which law. */
export type Rate = ReturnType<typeof rateOf>;

/** What the fees of a town are calculated from: no more than the browser needs. */
export type PriceFacts = NonNullable<ReturnType<typeof priceFacts>>;

type Records = Pick<Business, 'authority' | 'prices'>;

/** What a notarization costs in a state or, as `online`, by video from there. */
export function rateOf(
  { prices }: Pick<BusinessRecord, 'prices'>,
  state: StateCode,
  way: 'in person' | 'online' = 'in person',
) {
  const place = way === 'online' ? way : state;
  const { [way]: cap, section } = states[state].cap;
  const price = prices.firstNotarization[place];
  return {
    state: stateNames[state],
    law: section,
    /** The owner's price or, until there is one, the cap, which is the most that the law allows. */
    first: price ?? cap,
    /** Missing while the first fee is the cap itself. */
    ...(price !== null && { cap }),
    additional: prices.additionalNotarization[place],
  };
}

/** The first fee as "$5", or "up to $5" while the owner hasn't set a price. */
export const formatFee = ({ first, cap }: { first: number; cap?: number | undefined }): string =>
  `${cap === undefined ? 'up to ' : ''}${dollars(first)}`;

/** Where we meet: in the home state if we have no commission in the town's (decision 0004). */
export const visitState = (business: Pick<Business, 'authority'>, state: StateCode) =>
  isServed(business, state) ? state : homeState;

/** What travel to a town costs, in dollars; undefined if we quote it, or may not notarize there. */
export function travelPriceTo(
  business: Records,
  { slug, state }: Pick<Town, 'slug' | 'state'>,
): number | undefined {
  if (!isServed(business, state)) return undefined;
  return business.prices.travel?.find(({ towns }) => towns.includes(slug))?.price;
}

/**
 * What a town's fees are calculated from; undefined while travel has no price, because no total is
 * known then.
 *
 * @param miles straight-line miles from the home town; 0 is the home town itself.
 */
export function priceFacts(
  business: Records & Pick<Business, 'times'>,
  town: Pick<Town, 'name' | 'slug' | 'state'>,
  miles: number,
) {
  const { prices } = business;
  const { name, state } = town;
  const travel = travelPriceTo(business, town);
  if (travel === undefined) return undefined;
  return {
    town: name,
    reach: reachAt(miles, business),
    travel,
    /** The extra charge for a priority visit, in dollars; missing if any is agreed on first. */
    ...(prices.priority !== null && { priority: prices.priority }),
    visit: rateOf(business, state),
  };
}

/** Whether each commission authorizes remote notarization. */
type Commissions = Readonly<Record<string, Pick<Commission, 'remote'>>>;

/** The most that may be charged for one notarization in a place, and the section that says so. */
export function feeCap(place: FeePlace, { commissions }: { commissions: Commissions }) {
  const isOnline = place === 'online';
  // Without the remote authorization of another state, only a notary at home notarizes online.
  const applying = isOnline
    ? stateCodes.filter((state) => state === homeState || commissions[state]?.remote.held)
    : [place];
  const caps = applying.map((state) => {
    const { section, ...cap } = states[state].cap;
    return { dollars: cap[isOnline ? 'online' : 'in person'], source: section };
  });
  return caps.reduce((lowest, cap) => (cap.dollars < lowest.dollars ? cap : lowest));
}
