import type { Business } from '../schema/business';
import type { Pages } from '../schema/pages/pages';
import type { Town } from '../schema/town';
import { stateNames } from '../states';
import { fill, formatDate, formatList } from '../text';

/**
 * What an office asks before it orders a signing, as far as it's known: the counties of the towns we
 * may serve, the commissions in force, and what the owner has answered.
 */
export function officerFacts(
  { answers, authority, commissions, officers, onRecord }: Business,
  { labels, commission }: Pages['service']['officers'],
  towns: readonly Town[],
) {
  const counties = authority.states.flatMap((code) => {
    const names = towns.flatMap(({ state, county }) => (state === code ? county : []));
    const list = formatList([...new Set(names)].sort());
    return list ? `${list} (${stateNames[code]})` : [];
  });
  const held = authority.states.map((code) => {
    const state = stateNames[code];
    const { expires } = commissions[code];
    return expires ? fill(commission, { state, date: formatDate(expires) }) : state;
  });
  const records = {
    counties: counties.join('; '),
    commissions: formatList(held),
    onRecord: formatList(Object.values(onRecord)),
  };
  const known: Partial<Record<string, string | null>> = { ...answers, ...officers, ...records };
  return Object.entries(labels).flatMap(([name, label]) => {
    const words = known[name];
    return words ? { label, words } : [];
  });
}
