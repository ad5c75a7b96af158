import { stateNames } from '../schema/state-names';
import type { Town } from '../schema/town';

/** The description for search results: the town's own, else one made of name, county and state. */
export function townDescription({ description, name, county, state }: Town): string {
  return (
    description ??
    `Notarizations for ${name} in ${county} County, ${stateNames[state]}: where papers are signed, what to bring, what it costs and how to reach us.`
  );
}
