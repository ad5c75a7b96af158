import { z } from 'zod';
import { latitude, longitude } from './coordinates';
import {
  line,
  phone,
  prose,
  runAlongsideOtherIssues,
  slug,
  streetAddress,
  verified,
  webUrl,
} from './fields';

/** Something to see, listed on a town's page, with its own page under /places/. */
export const attraction = z
  .strictObject({
    name: line(2, 70).describe('What it is called.').meta({ hint: '' }),
    slug: slug
      .describe('The last part of its URL, such as initial-point in /places/initial-point/.')
      .meta({
        title: 'End of its web address',
        hint: 'Such as initial-point in /places/initial-point/. If you leave it empty, it is made from the name.',
      }),
    description: prose(60, 120)
      .describe('What there is to see, in 60 to 120 words of your own.')
      .meta({ hint: 'What there is to see, in your own words.' }),
    address: streetAddress
      .optional()
      .describe('Its address. Without one, write `locationNote`.')
      .meta({ hint: 'If it has none, say below how to find it.' }),
    locationNote: line(5, 200)
      .optional()
      .describe('How to find it, if it has no address.')
      .meta({ title: 'How to find it', hint: 'Only if it has no address.' }),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    url: webUrl
      .optional()
      .describe('The full URL of a page about it.')
      .meta({ hint: 'A page about it, with https:// in front.' }),
    urlKind: z
      .enum(['official', 'operator'])
      .optional()
      .describe(
        "`official` if it is the attraction's own page, `operator` if it belongs to whoever runs it.",
      )
      .meta({
        title: 'Whose page that is',
        hint: '',
        labels: { official: "The attraction's own", operator: 'That of whoever runs it' },
      }),
    operator: line(2, 80)
      .optional()
      .describe('Who runs it, such as the City of Kuna. Only with `urlKind: operator`.')
      .meta({
        title: 'Who runs it',
        hint: 'Such as the City of Kuna. Only if the page above is theirs.',
      }),
    phone: phone
      .optional()
      .describe('Its phone number: ten digits with two hyphens, in quotation marks.')
      .meta({ hint: 'Ten digits with two hyphens.' }),
    hasMap: z
      .boolean()
      .default(true)
      .describe("`false` if its page shouldn't show a map.")
      .meta({ title: 'Show a map', hint: '' }),
    onHomeMap: z
      .boolean()
      .default(false)
      .describe("`true` to show it on the home page's map. It needs a latitude and a longitude.")
      .meta({
        title: "Show on the home page's map",
        hint: 'It needs a latitude and a longitude.',
      }),
    googleMapsUrl: webUrl
      .optional()
      .describe('Its full URL on Google Maps, if a search for its name finds something else.')
      .meta({
        title: 'Web address on Google Maps',
        hint: 'Only if a search for its name finds something else.',
      }),
    caution: line(10, 160)
      .optional()
      .describe(
        'What to check before driving there, if a wrong detail could send people to the wrong place, such as "The street number isn\'t confirmed: look for the sign on Highway 55."',
      ),
    verified: verified
      .describe(
        "While this is false, the go-live check asks about it. Check the address, link and phone number with whoever runs it (open the link, call the number) and fix anything that's wrong. Then delete the line `verified: false`.",
      )
      .meta({
        hint: "Check the box once you've opened the link, called the number, and fixed anything that's wrong.",
      }),
  })
  .superRefine((record, context) => {
    const report = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!record.address && !record.locationNote) {
      report('address', 'an address or a locationNote');
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
      report('urlKind', 'official or operator together with a url, or neither');
    }
    if ((record.urlKind === 'operator') !== (record.operator !== undefined)) {
      report('operator', "the operator's name if urlKind is operator, and only then");
    }
  }, runAlongsideOtherIssues)
  .meta({ title: 'Attraction' });
export type Attraction = z.infer<typeof attraction>;
