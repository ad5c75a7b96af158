import { stateNames } from '../schema/state-names';
import type { Town } from '../schema/town';

/** What search results show of a town: its own description, else one from name, county, state. */
export function townDescription({ description, name, county, state }: Town): string {
  return (
    description ??
    `Notarizations for ${name} in ${county} County, ${stateNames[state]}: where papers are signed, what to bring, what it costs and how to reach us.`
  );
}
