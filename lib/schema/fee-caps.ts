import { type FieldProblem, type StateCode, stateCode } from './fields';
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

/** Prices above what a state's law allows for one notarization, each with the price. */
export function priceProblems({
  prices,
  ...records
}: Records): (FieldProblem & { found: string })[] {
  return (['firstNotarization', 'additionalNotarization'] as const).flatMap((field) =>
    places.flatMap((place) =>
      feeCaps(place, records)
        .filter(({ dollars }) => (prices[field][place] ?? 0) > dollars)
        .map(({ dollars, source }) => ({
          path: ['prices', field, place],
          message: `at most ${dollars} dollars (${source})`,
          found: String(prices[field][place]),
        })),
    ),
  );
}
