import { z } from 'zod';
import { latitude, longitude } from './coordinates';
import { line, phone, prose, runAlongsideOtherIssues, slug, streetAddress, webUrl } from './fields';

/** Something to see that a town's page lists and that has its own page under /places/. */
export const attraction = z
  .strictObject({
    name: line(2, 70),
    slug,
    description: prose(60, 120),
    address: streetAddress.optional(),
    locationNote: line(5, 200).optional(),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    url: webUrl.optional(),
    urlKind: z.enum(['official', 'operator']).optional(),
    operator: line(2, 80).optional(),
    phone: phone.optional(),
    hasMap: z.boolean().default(true),
    googleMapsUrl: webUrl.optional(),
    verified: z.boolean().default(true),
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
    if ((record.url === undefined) !== (record.urlKind === undefined)) {
      report('urlKind', 'official or operator together with a url, or neither');
    }
    if ((record.urlKind === 'operator') !== (record.operator !== undefined)) {
      report('operator', 'the name of the operator if urlKind is operator, and only then');
    }
  }, runAlongsideOtherIssues);
export type Attraction = z.infer<typeof attraction>;
