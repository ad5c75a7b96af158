import { isServed } from '../schema/authority';
import type { Business } from '../schema/business';
import type { Pages } from '../schema/pages/pages';
import type { Town } from '../schema/town';
import { homeState, type StateCode, stateNames, states } from '../states';
import { fill } from '../text/templates';

/** What to say first where we hold no commission; undefined where we do. */
export function withoutCommission(
  business: Pick<Business, 'authority'>,
  state: StateCode,
  copy: Pages['law'],
): string | undefined {
  if (isServed(business, state)) return undefined;
  const { recognition } = states[state];
  return fill(copy.withoutCommission, { state: stateNames[state], source: recognition });
}

/** What a town's page says about visits, which need a commission in its state (decision 0004). */
export function townWords(
  { name: town, county, state: code, description }: Town,
  copy: Pages['town'],
  business: Pick<Business, 'authority'>,
) {
  const served = isServed(business, code);
  const words = served ? copy.served : copy.notServed;
  const state = stateNames[code];
  const heading = fill(words.heading, { town });
  // The titles, the fullest first.
  const titles: [string, string] = [
    fill(words.title, { town, state }),
    fill(words.title, { town, state: code }),
  ];
  return {
    heading,
    /** The heading before the town's name is filled in. */
    headingParts: words.heading,
    titles,
    // A town's own description offers visits.
    description: (served && description) || fill(words.description, { town, county, state }),
    /** What the page offers first. */
    book: served ? 'Book a visit' : `Meet us in ${stateNames[homeState]}`,
    services: `Services ${served ? 'in' : 'for'} ${town}`,
  };
}
