import { z } from 'zod';
import { type Authority, commission, missingFields } from './commission';
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
import { stateLaw } from './state-law';
import { weekdays } from './weekdays';

const weekday = z.enum(weekdays);

const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as "08:00", in quotation marks');

const openingHours = z
  .strictObject({
    days: z.array(weekday).min(1),
    opens: clock,
    closes: clock,
    byAppointment: z.boolean().default(false),
  })
  .refine(({ opens, closes }) => opens < closes, 'a time to open that is before the one to close');
export type OpeningHours = z.infer<typeof openingHours>;

const range = z
  .tuple([z.number().int().positive(), z.number().int().positive()])
  .refine(([low, high]) => low < high, 'the smaller figure first');

/** Words that are true only while a commission, its authorization for remote acts or `delivery` is there. */
const sentence = z.strictObject({
  needs: z.enum(['ID', 'OR', 'remote', 'delivery']),
  holds: z.string().max(400),
  otherwise: z.string().max(400),
});

const closure = z
  .strictObject({ from: isoDate, to: isoDate.optional(), reason: line(3, 60) })
  .transform(({ from, to = from, reason }) => ({ from, to, reason }))
  .refine(({ from, to }) => from <= to, 'a first day that is not after the last');
export type Closure = z.output<typeof closure>;

/** content/business.yaml: the one record of who the business is, when it works and what it asks. */
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
        'a full address that begins with https://, without a name, a password or a #',
      )
      .optional(),
    origin: webUrl.refine((value) => !value.endsWith('/'), 'an address without a slash at its end'),
    home: z.strictObject({ town: slug, zip, country: z.literal('US') }),
    base: streetAddress.extend({ name: line() }),
    hours: z.array(openingHours).min(1),
    priceRange: z.enum(['$', '$$', '$$$']),
    prices: z.strictObject({ additionalNotarization: z.number().positive() }),
    times: z.strictObject({
      priorityHours: z.number().int().positive(),
      standardHours: range,
      loanSigningMinutes: range,
      apostilleMailWeeks: range,
    }),
    serviceArea: z.array(z.strictObject({ name: line(), state: stateCode })).min(1),
    services: z.array(slug).min(4),
    mainTowns: z.array(slug).length(6),
    notOnLocations: z.array(slug),
    commissions: z.strictObject({ ID: commission, OR: commission.optional() }),
    law: z.record(stateCode, stateLaw),
    lawChecked: isoDate,
    sentences: z.record(z.string().regex(/^\w+$/, 'a name of letters and figures'), sentence),
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
    for (const [state, record] of Object.entries(business.commissions)) {
      if (!record || business.placeholders.includes(`commissions.${state}`)) continue;
      for (const path of missingFields(record)) {
        context.addIssue({
          code: 'custom',
          path: ['commissions', state, ...path],
          message: `the commission's ${path.at(-1)}, or commissions.${state} among the placeholders`,
        });
      }
    }
    for (const state of stateCode.options) {
      const cap = business.law[state].highestFee;
      if (business.prices.additionalNotarization > cap) {
        context.addIssue({
          code: 'custom',
          path: ['prices', 'additionalNotarization'],
          message: `at most ${cap} dollars (${business.law[state].feeSource})`,
        });
      }
    }
    business.placeholders.forEach((path, index) => {
      if (!fieldExists(business, path)) {
        context.addIssue({
          code: 'custom',
          path: ['placeholders', index],
          message: 'the name of a field of this file',
        });
      }
    });
  }, runAlongsideOtherIssues);
export type BusinessRecord = z.infer<typeof businessFile>;

/** The record as it holds on the day of the build, without what is still a stand-in and not shown. */
export type Business = Omit<BusinessRecord, 'serviceArea' | 'sentences'> & {
  serviceArea: string[];
  authority: Authority;
};

function fieldExists(record: object, path: string): boolean {
  let here: unknown = record;
  for (const key of path.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return false;
    here = Object.entries(here).find(([name]) => name === key)?.[1];
  }
  return true;
}
