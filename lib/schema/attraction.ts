import * as z from 'zod';
import { latitude, longitude } from './coordinates';
import {
  countyName,
  line,
  oneOf,
  pageTitle,
  phone,
  prose,
  slug,
  streetAddress,
  verified,
  webUrl,
} from './fields';
import { group, labeled } from './labeled';
import { withRules } from './rules';

/** The end of a web address, made of a name: "St. Luke's" becomes st-lukes. */
const slugFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Something to see, listed on a town's page, with its own page under /places/. */
const fields = group('Attraction', {
  name: line(2, 70),
  pageTitle,
  slug: labeled(slug.optional(), 'End of its web address').describe(
    'Such as initial-point in /places/initial-point/. If you leave it empty, it is made from the name.',
  ),
  description: prose(25, 120).describe(
    'What it is, and where. The first sentence is shown in search results, so it should make sense alone.',
  ),
  address: streetAddress.optional().describe('If it has none, say below how to find it.'),
  locationNote: labeled(line(5, 200).optional(), 'How to find it').describe(
    'Only if it has no address.',
  ),
  county: countyName.optional().describe("Only if it isn't the town's. Without the word County."),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  url: webUrl.optional().describe('A page about it.'),
  urlKind: labeled(
    oneOf({
      official: 'The attraction itself',
      operator: 'Whoever runs the attraction',
    }).optional(),
    'Who runs that page',
  ).describe('The page about it whose web address is above.'),
  operator: labeled(line(2, 80).optional(), 'Who runs the attraction').describe(
    'Such as the City of Kuna. Only if the page above is theirs.',
  ),
  phone: phone.optional(),
  hasMap: labeled(z.boolean().default(true), 'Show a map'),
  googleMapsUrl: labeled(webUrl.optional(), 'Web address on Google Maps').describe(
    'Only if a search for its name finds something else.',
  ),
  caution: line(10, 160)
    .optional()
    .describe(
      'What to check before driving there, if a wrong detail could send people to the wrong place, such as "Look for the sign on Highway 55."',
    ),
  verified: verified.describe(
    "Confirm it once you've opened the link, called the number, and fixed anything that's wrong.",
  ),
});

export const attraction = withRules(
  fields,
  ({ name, slug = slugFrom(name), address, locationNote, latitude, longitude, ...about }) => [
    [
      Boolean(slug),
      'slug',
      'an end for its web address, because the name has no letters to make one from',
    ],
    [Boolean(address || locationNote), 'address', 'an address, or how to find it'],
    [
      (latitude === undefined) === (longitude === undefined),
      latitude === undefined ? 'latitude' : 'longitude',
      'latitude and longitude together, or neither',
    ],
    [
      !about.url === !about.urlKind,
      'urlKind',
      'who runs that page together with a web address, or neither',
    ],
    [
      (about.urlKind === 'operator') === Boolean(about.operator),
      'operator',
      'who runs the attraction if the page is theirs, and only then',
    ],
  ],
).transform((record) => ({ ...record, slug: record.slug ?? slugFrom(record.name) }));
export type Attraction = z.infer<typeof attraction>;
