import type { Business } from '../schema/business';
import type { StateCode } from '../schema/fields';
import { stateNames } from '../schema/state-names';
import type { Town } from '../schema/town';
import { formatList } from '../text';
import { townDescription } from './town-description';
import { townsBySlug } from './towns';

/** Whether a notary of ours may act in a state: its commission is in force. */
export function isCommissionedIn(
  { authority }: Pick<Business, 'authority'>,
  state: StateCode,
): boolean {
  return authority.states.includes(state);
}

/** What a town's page says about visits, which require a commission of its state (decision 0020). */
export interface TownWords {
  /** The heading of the page. */
  heading: string;
  /** The title in search results, the fullest first. */
  titles: [string, string];
  description: string;
  /** The answer to "where" on the sheet. */
  where: string;
  /** What to say first if we may not act there; undefined if we may. */
  instead: string | undefined;
  /** "in Ontario", or "for Ontario" if we may not act there. */
  inTown: string;
}

export function townWords(town: Town, business: Business): TownWords {
  const { name, state } = town;
  if (isCommissionedIn(business, state)) {
    const heading = `Mobile notary in ${name}`;
    return {
      heading,
      titles: [`${heading}, ${stateNames[state]}`, `${heading}, ${state}`],
      description: townDescription(town),
      where: `${name}: at home, at work or in a hospital`,
      instead: undefined,
      inTown: `in ${name}`,
    };
  }
  const online = business.authority.online ? ', or online' : '';
  const heading = `A notary for ${name}`;
  return {
    heading,
    titles: [`${heading}, ${stateNames[state]}`, `${heading}, ${state}`],
    description: `We do not notarize in ${name}, ${stateNames[state]}, at present. How to meet us across the state line${online}, with the fees, the hours and what to bring.`,
    where: `Not in ${name}: across the state line${online}`,
    instead: business.law[state].withoutCommission,
    inTown: `for ${name}`,
  };
}

/** How far a car gets in an hour, in straight-line miles: it has to set out first, and roads bend. */
const straightMilesAnHour = 30;

/** Whether the priority time can be kept at so many straight-line miles from home. */
export function priorityReach(
  miles: number,
  { times }: Pick<Business, 'times'>,
): 'possible' | 'too far' {
  return miles <= straightMilesAnHour * times.priorityHours ? 'possible' : 'too far';
}

/** How many of the main towns a short answer names. */
const namedTowns = 3;

/** "Boise, Meridian, Nampa and 33 more towns", counting only towns that we may serve. */
export function formatArea(towns: readonly Town[], business: Business): string {
  const served = towns.filter(({ state }) => isCommissionedIn(business, state));
  const main = townsBySlug(towns, business.mainTowns).filter((town) => served.includes(town));
  const named = main.slice(0, namedTowns).map(({ name }) => name);
  return formatList([...named, `${served.length - named.length} more towns`]);
}
