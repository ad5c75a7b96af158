import { type StateCode, stateCode } from './fields';
import { type Place, type Prices, places } from './prices';
import type { StateLaw } from './state-law';

interface Records {
  prices: Prices;
  law: Record<StateCode, StateLaw>;
  /** The states with a commission, and whether it authorizes remote notarizations. */
  commissions: Record<StateCode, { remote: { held: boolean } }>;
}

/** The most that may be charged for one notarization in a place, by each law that applies there. */
export function feeCaps(
  place: Place,
  { law, commissions }: Pick<Records, 'law' | 'commissions'>,
): { dollars: number; source: string }[] {
  if (place !== 'online') return [{ dollars: law[place].highestFee, source: law[place].feeSource }];
  // Without a remote authorization in Oregon, only a notary in Idaho notarizes online.
  return stateCode.options
    .filter((state) => state === 'ID' || commissions[state].remote.held)
    .map((state) => law[state])
    .map((of) => ({ dollars: of.highestRemoteFee ?? of.highestFee, source: of.feeSource }));
}

/** Prices above what a state's law allows for one notarization. */
export function overCap({ prices, ...records }: Records) {
  return (['firstNotarization', 'additionalNotarization'] as const).flatMap((field) =>
    places.flatMap((place) => {
      const price = prices[field][place] ?? 0;
      return feeCaps(place, records)
        .filter(({ dollars }) => price > dollars)
        .map((cap) => ({ ...cap, price, path: ['prices', field, place] }));
    }),
  );
}
