import type { Business } from '../schema/business';
import type { Town } from '../schema/town';
import { stateNames } from '../states';
import { formatDate, formatList } from '../text';

/** What each answer is called, in their order on the page. */
const labels = {
  counties: 'Counties we serve:',
  commissions: 'Commissions:',
  who: 'Who comes:',
  scanBacks: 'Scan-backs:',
  dualTrays: 'Letter and legal pages:',
  turnaround: 'Turnaround:',
  afterHours: 'Nights and holidays:',
  onRecord: 'Also on record:',
};

/**
 * What an office asks before it orders a signing, as far as it's known: the counties of the towns we
 * may serve, the commissions in force, and what the owner has answered.
 */
export function officerFacts(
  { answers, authority, commissions, officers, onRecord }: Business,
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
    return expires ? `${state} (through ${formatDate(expires)})` : state;
  });
  const records = {
    counties: counties.join('; '),
    commissions: authority.lapsed ? '' : formatList(held),
    onRecord: formatList(Object.values(onRecord)),
  };
  const known: Partial<Record<string, string | null>> = { ...answers, ...officers, ...records };
  return Object.entries(labels).flatMap(([name, label]) => {
    const words = known[name];
    return words ? { label, words } : [];
  });
}
