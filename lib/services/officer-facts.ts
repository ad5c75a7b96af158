import type { Content } from '../schema/content';
import { stateNames } from '../schema/state-names';
import { fill, formatDate, formatList } from '../text';

/** A line of what an office asks before it orders a signing. */
export interface OfficerFact {
  label: string;
  words: string;
}

/**
 * What an office asks before it orders a signing, as far as it's known: the counties of the towns we
 * may serve, the commissions in force, and what the owner has answered.
 */
export function officerFacts({
  business,
  towns,
  pages,
}: Pick<Content, 'business' | 'towns' | 'pages'>): OfficerFact[] {
  const { labels, ...copy } = pages.service.officers;
  const { answers, authority, commissions, officers } = business;
  const counties = authority.states.flatMap((code) => {
    const all = towns.flatMap(({ state, county }) => (state === code ? county : []));
    const names = formatList([...new Set(all)].sort());
    return names ? fill(copy.counties, { state: stateNames[code], counties: names }) : [];
  });
  const held = authority.states.map((code) => {
    const state = stateNames[code];
    const { expires } = commissions[code];
    return expires ? fill(copy.commission, { state, date: formatDate(expires) }) : state;
  });
  const known: Readonly<Record<string, string | null | undefined>> = {
    ...answers,
    ...officers,
    counties: counties.join('; '),
    commissions: formatList(held),
  };
  return Object.entries(labels).flatMap(([name, label]) => {
    const words = known[name];
    return words ? { label, words } : [];
  });
}
