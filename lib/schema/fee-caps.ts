import { homeState, stateCodes, states } from '../states';
import type { Commission } from './commission';
import { type Place, type Prices, places } from './prices';

interface Records {
  prices: Prices;
  /** Whether each authorizes remote notarization. */
  commissions: Readonly<Record<string, Pick<Commission, 'remote'>>>;
}

/** The most that may be charged for one notarization in a place, and the section that says so. */
export function feeCap(place: Place, { commissions }: Pick<Records, 'commissions'>) {
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

/** Prices above what the law allows for one notarization, with what was expected and found. */
export function overCap({ prices, ...records }: Records) {
  return (['firstNotarization', 'additionalNotarization'] as const).flatMap((field) =>
    places.flatMap((place) => {
      const price = prices[field][place] ?? 0;
      const { dollars, source } = feeCap(place, records);
      if (price <= dollars) return [];
      const expected = `at most ${dollars} dollars (${source})`;
      return [{ path: ['prices', field, place], expected, found: String(price) }];
    }),
  );
}
