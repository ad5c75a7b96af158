import { z } from 'zod';
import { attraction } from './attraction';
import { latitude, longitude, outsideState } from './coordinates';
import {
  isoDate,
  line,
  prose,
  runAlongsideOtherIssues,
  searchDescription,
  slug,
  stateCode,
  webUrl,
  zip,
} from './fields';
import { mapsOrigin } from './maps-origin';

const civicPlace = z.strictObject({
  kind: z.enum([
    'courthouse',
    'county recorder/clerk',
    'city hall',
    'hospital',
    'library',
    'care facility',
    'DMV',
  ]),
  name: line(2, 90),
  street: line(),
  city: line(2, 40).optional(),
  state: stateCode.optional(),
  zip,
  verified: z.boolean().default(true),
});

/** One file in content/towns. The file name is the slug. */
export const townFile = z
  .strictObject({
    name: line(2, 40),
    state: stateCode.default('ID'),
    county: line(2, 40),
    latitude,
    longitude,
    zips: z.array(zip).min(1),
    description: searchDescription.optional(),
    intro: prose(120, 220),
    civic: z.array(civicPlace).default([]),
    attractions: z.array(attraction),
    nearbyLocations: z.array(slug).min(1).max(4).optional(),
    mapEmbedUrl: webUrl
      .refine(
        (url) => url.startsWith(`${mapsOrigin}/maps`),
        `a URL that begins with ${mapsOrigin}/maps`,
      )
      .optional(),
    hasMap: z.boolean().default(true),
    updated: isoDate,
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
