import * as z from 'zod';
import { homeState } from '../states';
import { attraction } from './attraction';
import { insideState, latitude, longitude } from './coordinates';
import {
  aliases,
  countyName,
  line,
  prose,
  searchDescription,
  stateCode,
  street,
  townSlug,
  updated,
  verified,
  webUrlIn,
  zip,
  zips,
} from './fields';
import { group, labeled } from './labeled';
import { type FieldRule, withRules } from './rules';
import { mapsOrigin } from './urls';

export const civicKind = z
  .enum([
    'courthouse',
    'county recorder/clerk',
    'city hall',
    'hospital',
    'library',
    'care facility',
    'DMV',
  ])
  .meta({ labels: { DMV: 'DMV' } });

const civicPlace = group('Public place', {
  kind: labeled(civicKind, 'Kind of place'),
  name: line(2, 90).describe('What follows " - " is left out where a page names the town, too.'),
  street,
  city: line(2, 40).optional().describe("Only if it isn't in the town itself."),
  state: stateCode.optional().describe("Only if it isn't the town's."),
  zip,
  note: line(4, 90)
    .optional()
    .describe(
      'What people need it for, or which door to use, such as "Records deeds for the county".',
    ),
  verified,
});

/** One file in content/towns. The file name is the slug. */
export const townFile = withRules(
  z.strictObject({
    aliases,
    name: line(2, 40).refine((name) => !name.includes(','), 'the name without its state'),
    state: stateCode.default(homeState),
    county: countyName.describe('Without the word County.'),
    latitude,
    longitude,
    zips,
    description: searchDescription
      .optional()
      .describe(
        "What a search result shows below the title. If it's empty, it's made from the town's name.",
      ),
    lead: line(30, 200)
      .optional()
      .describe(
        "The first sentence of its page, true of this town alone. If it's empty, it's the one that all towns have.",
      ),
    intro: labeled(prose(100, 220), 'Introduction').describe(
      'About this town and no other. An empty line starts a new paragraph. A short line above a paragraph, such as "County offices:", labels it.',
    ),
    civic: labeled(z.array(civicPlace).default([]), 'Offices and public places').describe(
      'Offices, hospitals, libraries and the like where documents are signed or filed.',
    ),
    attractions: z.array(attraction).describe('What to see there. Each has a page of its own.'),
    nearbyLocations: labeled(z.array(townSlug).max(4).optional(), 'Neighboring towns').describe(
      'Up to four. Without this list, the nearest are used.',
    ),
    hasNearby: labeled(z.boolean().default(true), 'Show neighboring towns'),
    mapEmbedUrl: labeled(webUrlIn(`${mapsOrigin}/maps`).optional(), 'Google map').describe(
      "The web address of a map, only if the usual one doesn't show the town well.",
    ),
    hasMap: labeled(z.boolean().default(true), 'Show a map'),
    updated,
  }),
  (town) => [
    ...insideState(town.state, town),
    ...town.attractions.flatMap((entry, index): FieldRule[] => {
      const state = entry.address?.state ?? town.state;
      const path = ['attractions', index];
      const isElsewhere = entry.county !== town.county || state !== town.state;
      return [
        ...insideState(state, entry, path),
        [isElsewhere, [...path, 'county'], "another county than the town's, or nothing"],
      ];
    }),
  ],
);
export type Town = z.infer<typeof townFile> & { slug: string };
