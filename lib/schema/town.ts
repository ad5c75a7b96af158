import { z } from 'zod';
import { attraction } from './attraction';
import { latitude, longitude, outsideState } from './coordinates';
import {
  aliases,
  line,
  prose,
  runAlongsideOtherIssues,
  searchDescription,
  stateCode,
  townSlug,
  updated,
  verified,
  webUrl,
  zip,
  zips,
} from './fields';
import { mapsOrigin } from './maps-origin';

/** What kind of office a public place is. */
export const civicKind = z.enum([
  'courthouse',
  'county recorder/clerk',
  'city hall',
  'hospital',
  'library',
  'care facility',
  'DMV',
]);

const civicPlace = z
  .strictObject({
    kind: civicKind.meta({ title: 'Kind of place' }),
    name: line(2, 90),
    street: line().describe('The number and the street.'),
    city: line(2, 40).optional().describe("Only if it isn't in the town itself."),
    state: stateCode.optional().describe("Only if it isn't the town's."),
    zip,
    note: line(4, 90)
      .optional()
      .describe(
        'What people need it for, or which door to use, such as "Records deeds for the county".',
      ),
    verified,
  })
  .meta({ title: 'Public place' });

/** One file in content/towns. The file name is the slug. */
export const townFile = z
  .strictObject({
    aliases,
    name: line(2, 40),
    state: stateCode.default('ID'),
    county: line(2, 40).describe('Without the word County.'),
    latitude,
    longitude,
    zips,
    description: searchDescription
      .optional()
      .describe(
        "What a search result shows below the title. If it's empty, it's made from the town's name.",
      ),
    intro: prose(120, 220)
      .describe(
        'About this town and no other. An empty line starts a new paragraph. A short line above a paragraph, such as "County offices:", labels it.',
      )
      .meta({ title: 'Introduction' }),
    civic: z
      .array(civicPlace)
      .default([])
      .describe('Offices, hospitals, libraries and the like where documents are signed or filed.')
      .meta({ title: 'Offices and public places' }),
    attractions: z.array(attraction).describe('What to see there. Each has a page of its own.'),
    roadMiles: z
      .array(
        z
          .strictObject({ to: townSlug, miles: z.number().int().positive() })
          .meta({ title: 'Distance' }),
      )
      .optional()
      .describe(
        'Only where the road to a town that a text names is as short as the crow flies. From a map or a sign.',
      )
      .meta({ title: 'Miles by road' }),
    nearbyLocations: z
      .array(townSlug)
      .max(4)
      .optional()
      .describe('Up to four. Without this list, the nearest are used.')
      .meta({ title: 'Neighboring towns' }),
    hasNearby: z.boolean().default(true).meta({ title: 'Show neighboring towns' }),
    mapEmbedUrl: webUrl
      .refine(
        (url) => url.startsWith(`${mapsOrigin}/maps`),
        `a URL that begins with ${mapsOrigin}/maps`,
      )
      .optional()
      .describe("The web address of a map, only if the usual one doesn't show the town well.")
      .meta({ title: 'Google map' }),
    hasMap: z.boolean().default(true).meta({ title: 'Show a map' }),
    updated,
  })
  .superRefine((town, context) => {
    for (const { field, expected } of outsideState(town.state, town)) {
      context.addIssue({ code: 'custom', path: [field], message: expected });
    }
    town.attractions.forEach((entry, index) => {
      const state = entry.address?.state ?? town.state;
      for (const { field, expected } of outsideState(state, entry)) {
        context.addIssue({
          code: 'custom',
          path: ['attractions', index, field],
          message: expected,
        });
      }
    });
  }, runAlongsideOtherIssues);
export type Town = z.infer<typeof townFile> & { slug: string };
