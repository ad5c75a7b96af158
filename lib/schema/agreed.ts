import type { z } from 'zod';
import { awayStates, homeState, keyed, type StateCode, stateNames, states } from '../states';
import { isoDate } from './fields';
import { group, labeled } from './labeled';

const choice = (what: string, title: string) => labeled(isoDate.optional(), what, title);

/** The name of the choice to go without a state's commission. */
export const goingWithout = (state: StateCode) => `without${stateNames[state]}` as const;

const without = (state: string) =>
  choice(
    `Only if you have no ${state} commission, or let it lapse, and plan to keep it that way: the site says you don't notarize in ${state}.`,
    `Going without ${state}`,
  );

/** Choices made for the owner, each with the day the owner agreed to it. */
export const agreed = group('Enter the day you agreed to each.', "What you've agreed to", {
  mapsAfterClick: choice(
    'A map loads from Google only when a visitor clicks it, so Google learns nothing about everyone else. If you want it another way, ask whoever maintains the code.',
    'Maps load after a click',
  ),
  priorityTime: choice(
    "The site offers them within a set number of hours, when available. If you don't, change the hours first.",
    'Priority visits',
  ),
  priorityCharge: choice(
    `Pages say any charge for priority is agreed on first. ${states[homeState].help.priority ?? ''}`.trim(),
    'A charge for priority',
  ),
  weekendHours: choice(
    'Search engines are told of hours by appointment, too, each with the words "By appointment only". Some print them as opening hours. If you would rather leave them out, ask whoever maintains the code.',
    'Hours by appointment in search results',
  ),
  extras: choice(
    "You really do offer everything the services list as extra, and the note above the list says which of them cost more. First delete any you don't.",
    "The services' extras",
  ),
  townsOnLocations: choice(
    'The page shows every town that /areas/ does, except those you took off. To take off others, change that list first.',
    'Towns on /locations/',
  ),
  noDaysOff: choice(
    'Only if you plan no days off. The site then announces none, until you enter some.',
    'No days off',
  ),
  ...keyed(awayStates.map((state) => [goingWithout(state), without(stateNames[state])])),
});

/** The name of a choice that is the owner's to make. */
export type Choice = keyof z.infer<typeof agreed>;
