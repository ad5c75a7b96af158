import { z } from 'zod';
import { isoDate } from './fields';

const choice = (what: string) => isoDate.optional().describe(what);

/** What was chosen for the owner, each with the day on which the owner agreed to it. */
export const agreed = z
  .strictObject({
    mapsAfterClick: choice(
      'A map loads from Google only when a visitor clicks for it, so Google learns nothing about the other visitors. If you want it otherwise, ask whoever maintains the code.',
    ),
    priorityTime: choice(
      'The site offers a priority visit within so many hours, when available. If you do not offer that, change `priorityHours` first.',
    ),
    extras: choice(
      'The services name `extras`, some also under `otherwise`, and you really offer every one of them. Delete the ones that you do not offer first.',
    ),
    townsOnLocations: choice(
      'The page /locations/ shows every town, as /areas/ does, except those in `notOnLocations`. If it should leave out others, change that list first.',
    ),
    withoutOregon: choice(
      'Only if you have no Oregon commission, or let it lapse, and it will stay so: the site says that you do not notarize in Oregon.',
    ),
  })
  .describe(
    'What you agreed to, each with the day on which you did. Write `agreed: {}` while it is empty.',
  );

/** The name of a choice that is the owner's. */
export type Choice = keyof z.infer<typeof agreed>;
