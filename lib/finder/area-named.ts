import type { Locality, NamedArea } from './localities';
import type { Match } from './spelling';
import { tokenize } from './tokens';

export type AreaFound = Pick<NamedArea, 'type' | 'name'> & { localities: Locality[] };

/** The county or region that words name, unless they name a town. */
export function areaNamed(
  known: readonly Locality[],
  areas: readonly NamedArea[],
  tokens: readonly string[],
  isMatch: Match,
): AreaFound | undefined {
  const named = tokens.filter((token) => !/^(?:the|of|in|near|area)$/.test(token));
  const county = named.filter((token) => !/^(?:county|co)$/.test(token));
  const typed = named.join('');
  if (known.some(({ name }) => tokenize(name).join('') === typed)) return undefined;
  const area = areas.find((candidate) => {
    const name = tokenize(candidate.name).join('');
    return isMatch(name, typed) || name === `${county.join('')}county`;
  });
  const localities = known.filter(
    ({ county, state }) => area?.state === state && area.counties.some((name) => name === county),
  );
  return area && localities.length > 0 ? { ...area, localities } : undefined;
}
