import type { Business } from '../schema/business';
import type { Town } from '../schema/town';
import { homeState, stateNames, states } from '../states';
import { townBySlug } from '../towns/towns';
import { type Reach, reachAt } from '../towns/visit-times';
import { firstFee, formatFirstFee, type Way } from './fees';
import type { Rate } from './price';

/** What the fees of a town are calculated from: no more than the browser needs. */
export interface PriceFacts {
  town: string;
  /** Its state, if we may not notarize there, and meet in the home state. */
  elsewhere?: string;
  /** Which times can be kept. */
  reach: Reach;
  /** What travel costs, in dollars; missing if it is quoted before the visit. */
  travel?: number;
  /** The extra charge for a priority visit, in dollars; missing if any is agreed on first. */
  priority?: number;
  visit: Rate;
  /** Missing if nothing is done online. */
  online?: Rate;
}

type Records = Pick<Business, 'authority' | 'prices' | 'times'>;
type Place = Pick<Town, 'name' | 'slug' | 'state'>;

/** @param miles straight-line miles from the home town; 0 is the home town itself. */
export function priceFacts(business: Records, town: Place, miles: number): PriceFacts {
  const { authority, prices } = business;
  const { name, state } = town;
  const served = authority.states.includes(state);
  const travel = travelPriceTo(business, town);
  return {
    town: name,
    ...(!served && { elsewhere: stateNames[state] }),
    reach: reachAt(miles, business),
    ...(travel !== undefined && { travel }),
    ...(prices.priority !== null && { priority: prices.priority }),
    visit: rateOf(business, visitState(business, state), 'in person'),
    // A state's remote fee requires its authorization; otherwise the notary notarizes from home.
    ...(authority.online && {
      online: rateOf(business, authority.remote.includes(state) ? state : homeState, 'online'),
    }),
  };
}

/** Where we meet: without a commission in the town's state, in the home state, at its fee (decision 0004). */
export const visitState = ({ authority }: Pick<Business, 'authority'>, state: Town['state']) =>
  authority.states.includes(state) ? state : homeState;

/** What travel to a town costs, in dollars; undefined if we quote it, or may not notarize there. */
export function travelPriceTo(
  business: Pick<Business, 'authority' | 'prices'>,
  { slug, state }: Pick<Place, 'slug' | 'state'>,
): number | undefined {
  if (!business.authority.states.includes(state)) return undefined;
  return business.prices.travel?.find(({ towns }) => towns.includes(slug))?.price;
}

/** How many sample visits there are. */
const sampleCount = 3;

/** What one notarization costs in all, in towns with a price for travel: first one of each price. */
export function sampleVisits(business: Records, towns: readonly Town[]) {
  return (business.prices.travel ?? [])
    .flatMap((row) => row.towns.map((slug, place) => ({ town: townBySlug(towns, slug), place })))
    .sort((a, b) => a.place - b.place)
    .flatMap(({ town }) => {
      const travel = travelPriceTo(business, town);
      if (travel === undefined) return [];
      const { amount, isCap } = firstFee(business, town.state, 'in person');
      return { town: town.name, total: formatFirstFee({ amount: amount + travel, isCap }) };
    })
    .slice(0, sampleCount);
}

function rateOf({ prices }: Records, state: Town['state'], way: Way): Rate {
  const { amount, cap, isCap } = firstFee({ prices }, state, way);
  return {
    state: stateNames[state],
    law: states[state].cap.section,
    first: amount,
    ...(!isCap && { cap }),
    further: prices.additionalNotarization[way === 'online' ? 'online' : state],
  };
}
