import type { Business } from '../schema/business';
import type { Pages } from '../schema/pages/pages';
import type { Town } from '../schema/town';
import { homeState, type StateCode, stateNames, states } from '../states';
import { fill } from '../text';

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
 * What a town's page says about visits, which require a commission in its state (decision 0004).
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
    /** What the page offers first. */
    book: isServed ? 'Book a visit' : `Meet us in ${stateNames[homeState]}`,
    services: `Services ${isServed ? 'in' : 'for'} ${town}`,
  };
}
