import { z } from 'zod';
import { isoDate } from './fields';

const choice = (what: string, title: string) => isoDate.optional().describe(what).meta({ title });

/** Choices made for the owner, each with the day the owner agreed to it. */
export const agreed = z
  .strictObject({
    mapsAfterClick: choice(
      'A map loads from Google only when a visitor clicks it, so Google learns nothing about everyone else. If you want it another way, ask whoever maintains the code.',
      'Maps load after a click',
    ),
    priorityTime: choice(
      "The site offers them within a set number of hours, when available. If you don't, change the hours first.",
      'Priority visits',
    ),
    extras: choice(
      "You really do offer everything the services list as extra. First delete any you don't.",
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
    withoutOregon: choice(
      "Only if you have no Oregon commission, or let it lapse, and plan to keep it that way: the site says you don't notarize in Oregon.",
      'Going without Oregon',
    ),
  })
  .describe('Enter the day you agreed to each.')
  .meta({ title: "What you've agreed to" });

/** The name of a choice that is the owner's to make. */
export type Choice = keyof z.infer<typeof agreed>;
