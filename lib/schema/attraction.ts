import { z } from 'zod';
import { latitude, longitude } from './coordinates';
import {
  line,
  pageTitle,
  phone,
  prose,
  runAlongsideOtherIssues,
  slug,
  streetAddress,
  verified,
  webUrl,
} from './fields';

/** The end of a web address, made of a name: "St. Luke's" becomes st-lukes. */
function slugFrom(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Something to see, listed on a town's page, with its own page under /places/. */
export const attraction = z
  .strictObject({
    name: line(2, 70),
    pageTitle,
    slug: slug
      .optional()
      .describe(
        'Such as initial-point in /places/initial-point/. If you leave it empty, it is made from the name.',
      )
      .meta({ title: 'End of its web address' }),
    description: prose(40, 120).describe(
      'How to find each other there, and what there is to see. The first sentence is shown in search results, so it should make sense alone.',
    ),
    address: streetAddress.optional().describe('If it has none, say below how to find it.'),
    locationNote: line(5, 200)
      .optional()
      .describe('Only if it has no address.')
      .meta({ title: 'How to find it' }),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    url: webUrl.optional().describe('A page about it, with https:// in front.'),
    urlKind: z
      .enum(['official', 'operator'])
      .optional()
      .meta({
        title: 'Whose page that is',
        labels: { official: "The attraction's own", operator: 'That of whoever runs it' },
      }),
    operator: line(2, 80)
      .optional()
      .describe('Such as the City of Kuna. Only if the page above is theirs.')
      .meta({ title: 'Who runs it' }),
    phone: phone.optional().describe('Ten digits with two hyphens.'),
    hasMap: z.boolean().default(true).meta({ title: 'Show a map' }),
    onHomeMap: z
      .boolean()
      .default(false)
      .describe('It needs a latitude and a longitude.')
      .meta({ title: "Show on the home page's map" }),
    googleMapsUrl: webUrl
      .optional()
      .describe('Only if a search for its name finds something else.')
      .meta({ title: 'Web address on Google Maps' }),
    caution: line(10, 160)
      .optional()
      .describe(
        'What to check before driving there, if a wrong detail could send people to the wrong place, such as "The street number isn\'t confirmed: look for the sign on Highway 55."',
      ),
    verified: verified.describe(
      "Confirm it once you've opened the link, called the number, and fixed anything that's wrong.",
    ),
  })
  .superRefine((record, context) => {
    const report = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!record.address && !record.locationNote) {
      report('address', 'an address, or how to find it');
    }
    if ((record.latitude === undefined) !== (record.longitude === undefined)) {
      report(
        record.latitude === undefined ? 'latitude' : 'longitude',
        'latitude and longitude together, or neither',
      );
    }
    if (record.onHomeMap && record.latitude === undefined) {
      report('onHomeMap', 'a latitude and a longitude with it');
    }
    if ((record.url === undefined) !== (record.urlKind === undefined)) {
      report('urlKind', 'whose page that is together with a web address, or neither');
    }
    if ((record.urlKind === 'operator') !== (record.operator !== undefined)) {
      report('operator', 'who runs it if the page is theirs, and only then');
    }
  }, runAlongsideOtherIssues)
  .transform((record) => ({ ...record, slug: record.slug ?? slugFrom(record.name) }))
  .meta({ title: 'Attraction' });
export type Attraction = z.infer<typeof attraction>;
