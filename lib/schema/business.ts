import { z } from 'zod';
import { weekdays } from '../weekdays';
import {
  evenWithOtherProblems,
  isoDate,
  line,
  phone,
  prose,
  searchDescription,
  slug,
  stateCode,
  streetAddress,
  webUrl,
  zip,
} from './fields';

const weekday = z.enum(weekdays);

const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as "08:00", in quotation marks');

const openingHours = z.strictObject({
  days: z.array(weekday).min(1),
  opens: clock,
  closes: clock,
  byAppointment: z.boolean().default(false),
});
export type OpeningHours = z.infer<typeof openingHours>;

const range = z
  .tuple([z.number().int().positive(), z.number().int().positive()])
  .refine(([low, high]) => low < high, 'the smaller figure first');

/** `number` and `expires` may be missing only while the record stands in `standIns`. */
const commission = z.strictObject({
  number: line(2, 40).optional(),
  expires: isoDate.optional(),
  remote: z
    .strictObject({ technology: line(2, 80).optional(), since: isoDate.optional() })
    .optional(),
});

const stateLaw = z.strictObject({
  name: line(2, 20),
  statement: line(80, 300),
  statementSource: line(),
  highestFee: z.number().positive(),
  highestRemoteFee: z.number().positive().optional(),
  feeSource: line(),
});
export type StateLaw = z.infer<typeof stateLaw>;

/** content/business.yaml: the one record of who the business is, when it works and what it asks. */
export const businessFile = z
  .strictObject({
    standIns: z.array(z.string()),
    brand: line(3, 40),
    headline: line(10, 48),
    description: searchDescription,
    phone,
    email: z.email('an email address'),
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
    serviceArea: z.array(line()).min(1),
    services: z.array(slug).min(4),
    mainTowns: z.array(slug).length(6),
    notOnLocations: z.array(slug),
    commissions: z.partialRecord(stateCode, commission),
    law: z.record(stateCode, stateLaw),
    about: prose(60, 200),
    whyChooseUs: z.array(line(10, 160)).min(3).max(6),
    updated: isoDate,
  })
  .superRefine((business, context) => {
    for (const [state, record] of Object.entries(business.commissions)) {
      if (business.standIns.includes(`commissions.${state}`)) continue;
      for (const field of ['number', 'expires'] as const) {
        if (record[field] === undefined) {
          context.addIssue({
            code: 'custom',
            path: ['commissions', state, field],
            message: `the commission's ${field}, or commissions.${state} among the standIns`,
          });
        }
      }
    }
    business.standIns.forEach((path, index) => {
      if (!fieldExists(business, path)) {
        context.addIssue({
          code: 'custom',
          path: ['standIns', index],
          message: 'the name of a field of this file',
        });
      }
    });
  }, evenWithOtherProblems);
export type Business = z.infer<typeof businessFile>;

function fieldExists(record: object, path: string): boolean {
  let here: unknown = record;
  for (const key of path.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return false;
    here = Object.entries(here).find(([name]) => name === key)?.[1];
  }
  return true;
}
