import { z } from 'zod';
import { attraction } from './attraction';
import { latitude, longitude, outsideState } from './coordinates';
import {
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
    kind: civicKind
      .describe('What kind of office it is.')
      .meta({ title: 'Kind of place', hint: '' }),
    name: line(2, 90).describe('What it is called.').meta({ hint: '' }),
    street: line().describe('The number and the street.'),
    city: line(2, 40)
      .optional()
      .describe("Its city, if it isn't in the town itself.")
      .meta({ hint: "Only if it isn't in the town itself." }),
    state: stateCode
      .optional()
      .describe("Its state, if it isn't the town's: ID or OR.")
      .meta({ hint: "Only if it isn't the town's." }),
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
    name: line(2, 40).describe('What the town is called.').meta({ hint: '' }),
    state: stateCode.default('ID').describe('The state: ID (the default) or OR.'),
    county: line(2, 40)
      .describe('The county, without the word County.')
      .meta({ hint: 'Without the word County.' }),
    latitude,
    longitude,
    zips,
    description: searchDescription
      .optional()
      .describe(
        "What a search result shows below the title, in 70 to 160 characters. If left out, it's made from the town's name.",
      )
      .meta({
        hint: "What a search result shows below the title. If it's empty, it's made from the town's name.",
      }),
    intro: prose(120, 220)
      .describe(
        'About the town, in 120 to 220 words used for no other town. An empty line starts a new paragraph. A short line of its own above a paragraph, such as "County offices:", labels it.',
      )
      .meta({
        title: 'Introduction',
        input: 'likeness',
        hint: 'About this town and no other. An empty line starts a new paragraph. A short line above a paragraph, such as "County offices:", labels it.',
      }),
    civic: z
      .array(civicPlace)
      .default([])
      .describe('Offices, hospitals, libraries and the like where documents are signed or filed.')
      .meta({ title: 'Offices and public places' }),
    attractions: z.array(attraction).describe('What to see there. Each has a page of its own.'),
    nearbyLocations: z
      .array(townSlug)
      .max(4)
      .optional()
      .describe(
        'Up to four neighboring towns, each by its file name. If left out, the nearest are used; `[]` is for none.',
      )
      .meta({
        title: 'Neighboring towns',
        hint: 'Up to four. Without this list, the nearest are used.',
      }),
    mapEmbedUrl: webUrl
      .refine(
        (url) => url.startsWith(`${mapsOrigin}/maps`),
        `a URL that begins with ${mapsOrigin}/maps`,
      )
      .optional()
      .describe("The URL of a Google map, if the usual one doesn't show the town well.")
      .meta({
        title: 'Google map',
        hint: "The web address of a map, only if the usual one doesn't show the town well.",
      }),
    hasMap: z
      .boolean()
      .default(true)
      .describe("`false` if its page shouldn't show a map.")
      .meta({ title: 'Show a map', hint: '' }),
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
