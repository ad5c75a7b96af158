import type * as z from 'zod';
import { fromEntries } from '../from-entries';
import { awayStates, homeState, type StateCode, stateNames, states } from '../states';
import { pastDate } from './fields';
import { group, labeled } from './labeled';

const choice = (title: string) => labeled(pastDate.optional(), title);

/** The name of the choice to go without a state's commission. */
export const goingWithout = (state: StateCode) => `without${stateNames[state]}` as const;

const without = (state: string) =>
  choice(`Going without ${state}`).describe(
    `Only if you have no ${state} commission, or let it lapse, and plan to keep it that way: the site says you don't notarize in ${state}.`,
  );

/** Choices made for the owner, each with the day the owner agreed to it. */
export const agreed = group("What you've agreed to", {
  visits: choice('Hours, home town and times').describe(
    'The site came with hours, a home town and the time until a visit. Make them yours in "Hours and days off", "Name and contact" and "Prices and times".',
  ),
  maps: choice('When maps appear').describe(
    'Maps load from Google on a click or when they come into view: you choose in "Where you go".',
  ),
  priorityTime: choice('Priority visits').describe(
    "The site offers priority visits within a set number of hours and miles, if you're free. If you don't, change these numbers first.",
  ),
  priorityCharge: choice('A charge for priority').describe(
    `Pages name no charge for priority and say that people hear what an extra costs first. ${states[homeState].help.priority ?? ''}`.trim(),
  ),
  extras: choice("The services' extras").describe(
    "You really do offer everything the services list as extra, and the note above the list says which of them cost more. First delete any you don't.",
  ),
  townsOnLocations: choice('Towns on the Locations page').describe(
    'The Locations page shows every town that the Service Areas page does, except those you left off in "Where you go". To leave off others, change that list first.',
  ),
  law: choice('The current law').describe(
    'You have read the current text of each section that the site cites, and what the site says about it is right. Half a year later, you are asked again.',
  ),
  noDaysOff: choice('No days off').describe(
    'Only if you plan no days off. The site then announces none, until you enter some.',
  ),
  ...fromEntries(awayStates.map((state) => [goingWithout(state), without(stateNames[state])])),
}).describe('Enter the day you agreed to each.');

export type Choice = keyof z.infer<typeof agreed>;
