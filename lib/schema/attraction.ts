import { z } from 'zod';
import { latitude, longitude } from './coordinates';
import { line, phone, prose, runAlongsideOtherIssues, slug, streetAddress, webUrl } from './fields';

/** A place that a town's page lists and that has a page of its own under /places/. */
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
  .superRefine((place, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!place.address && !place.locationNote) {
      wrong('address', 'an address or a locationNote');
    }
    if ((place.latitude === undefined) !== (place.longitude === undefined)) {
      wrong(
        place.latitude === undefined ? 'latitude' : 'longitude',
        'latitude and longitude together, or neither',
      );
    }
    if ((place.url === undefined) !== (place.urlKind === undefined)) {
      wrong('urlKind', 'official or operator beside a url, and nothing without one');
    }
    if ((place.urlKind === 'operator') !== (place.operator !== undefined)) {
      wrong('operator', 'the name of who runs the place, when urlKind is operator and only then');
    }
  }, runAlongsideOtherIssues);
export type Attraction = z.infer<typeof attraction>;
