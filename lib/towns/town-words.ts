import type { Business } from '../schema/business';
import type { Pages } from '../schema/pages/pages';
import type { Town } from '../schema/town';
import { type StateCode, stateNames, states } from '../states';
import { fill, formatList, pluralize } from '../text';
import { townsBySlug } from './towns';

/** What to say first where we hold no commission; undefined where we do. */
export function withoutCommission(
  { authority }: Pick<Business, 'authority'>,
  state: StateCode,
  copy: Pages['law'],
): string | undefined {
  if (authority.states.includes(state)) return undefined;
  const { recognition } = states[state];
  return fill(copy.withoutCommission, { state: stateNames[state], source: recognition });
}

/**
 * What a town's page says about visits, which require a commission in its state (decision 0020).
 */
export function townWords(
  { name: town, county, state: code, description }: Town,
  copy: Pages['town'],
  business: Pick<Business, 'authority'>,
) {
  const isServed = business.authority.states.includes(code);
  const words = isServed ? copy.served : copy.notServed;
  const state = stateNames[code];
  const heading = fill(words.heading, { town });
  // The fullest first.
  const titles: [string, string] = [
    fill(words.title, { town, state }),
    fill(words.title, { town, state: code }),
  ];
  return {
    heading,
    /** The same before the town's name is filled in. */
    headingParts: words.heading,
    titles,
    // A town's own description offers visits.
    description: (isServed && description) || fill(words.description, { town, county, state }),
    lead: fill(words.lead, { town }),
    book: words.book,
    popularServices: fill(words.popularServices, { town }),
    services: fill(words.services, { town }),
  };
}

/** "24-48 hours": within which we typically come, in one wording everywhere. */
export function standardWindow({ standardHours }: Business['times']): string {
  return `${standardHours.join('-')} hours`;
}

/** Which times we can keep: priority and standard, only standard, or only an agreed day. */
export type Reach = 'priority' | 'standard' | 'agreed';

/** Farther than this, in straight-line miles, a visit takes most of a day. */
const farthestStandard = 60;

/** Which times we can keep at this many straight-line miles from home. */
export function reachAt(miles: number, { times }: Pick<Business, 'times'>): Reach {
  if (miles <= times.priorityMiles) return 'priority';
  return miles <= farthestStandard ? 'standard' : 'agreed';
}

/** How many of the main towns a short answer names. */
const namedTowns = 3;

/** "Boise, Meridian, Nampa and 33 more towns", counting only towns we may serve; only names if none is left. */
export function formatArea(towns: readonly Town[], business: Business): string {
  const served = towns.filter(({ state }) => business.authority.states.includes(state));
  const main = townsBySlug(towns, business.mainTowns).filter((town) => served.includes(town));
  const named = main.slice(0, namedTowns).map(({ name }) => name);
  const others = served.length - named.length;
  return formatList([...named, ...(others > 0 ? [pluralize(others, 'more town')] : [])]);
}
