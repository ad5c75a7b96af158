import { z } from 'zod';
import { type Authority, commissionProblems, commissions } from './commission';
import { isDeliveryUrl } from './delivery-url';
import {
  isoDate,
  line,
  phone,
  prose,
  runAlongsideOtherIssues,
  searchDescription,
  slug,
  stateCode,
  streetAddress,
  webUrl,
  zip,
} from './fields';
import { closure, openingHours } from './opening-hours';
import { placeholderProblems } from './placeholders';
import { priceProblems, prices, times } from './prices';
import { stateLaw } from './state-law';

/**
 * Two forms of a sentence: one for while a commission, its authorization for remote acts or `delivery`
 * is on record, and one for while it is not.
 */
const sentence = z.strictObject({
  needs: z.enum(['ID', 'OR', 'remote', 'delivery']),
  holds: z.string().max(400),
  otherwise: z.string().max(400),
});

/** content/business.yaml: who the business is, when it works and what it charges. */
export const businessFile = z
  .strictObject({
    placeholders: z.array(z.string()),
    brand: line(3, 40),
    headline: line(10, 48),
    description: searchDescription,
    phone,
    email: z.email('an email address'),
    delivery: z
      .string()
      .refine(
        isDeliveryUrl,
        'a full URL that begins with https://, without a user name, a password or a #',
      )
      .optional(),
    origin: webUrl.refine((value) => !value.endsWith('/'), 'a URL without a slash at the end'),
    home: z.strictObject({ town: slug, zip, country: z.literal('US') }),
    base: streetAddress.extend({ name: line() }),
    hours: z.array(openingHours).min(1),
    priceRange: z.enum(['$', '$$', '$$$']),
    prices,
    times,
    serviceArea: z.array(z.strictObject({ name: line(), state: stateCode })).min(1),
    services: z.array(slug).min(4),
    mainTowns: z.array(slug).length(6),
    notOnLocations: z.array(slug),
    commissions,
    law: z.record(stateCode, stateLaw),
    lawChecked: isoDate,
    sentences: z.record(z.string().regex(/^\w+$/, 'a name of letters and digits'), sentence),
    closures: z.array(closure),
    payments: z.array(line(2, 40)),
    languages: z.array(line(2, 30)),
    profiles: z.array(webUrl),
    verification: z.strictObject({ google: line().optional(), bing: line().optional() }),
    securityContactExpires: isoDate,
    agreed: z.strictObject({
      mapsAfterClick: isoDate.optional(),
      priorityTime: isoDate.optional(),
      extras: isoDate.optional(),
      townsOnLocations: isoDate.optional(),
      withoutOregon: isoDate.optional(),
    }),
    about: prose(60, 200),
    whyChooseUs: z.array(line(10, 160)).min(3).max(6),
    updated: isoDate,
  })
  .superRefine((business, context) => {
    const problems = [
      ...commissionProblems(business),
      ...priceProblems(business),
      ...placeholderProblems(business),
    ];
    for (const problem of problems) context.addIssue({ code: 'custom', ...problem });
  }, runAlongsideOtherIssues);
export type BusinessRecord = z.infer<typeof businessFile>;

/** The record as it applies on the day of the build, without placeholders that pages do not show. */
export type Business = Omit<BusinessRecord, 'serviceArea' | 'sentences'> & {
  serviceArea: string[];
  authority: Authority;
};
