import { z } from 'zod';
import { template, words } from './copy';

const footer = z
  .strictObject({
    law: words('The heading above what the law requires.', 60),
    about: template('Below the name of the business.', ['homeTown'], 200),
    services: words('The heading above the services.', 40),
    towns: words('The heading above the towns.', 40),
    contact: words('The heading above phone, email and hours.', 40),
  })
  .describe('The footer of every page.');

const closure = z
  .strictObject({
    day: template('A single day.', ['day', 'reason'], 80),
    days: template('Several days.', ['first', 'last', 'reason'], 80),
  })
  .describe('The notice of days off, above every page.');

const sampleNames = z
  .strictObject({
    brand: words('The name of the business.', 60),
    phone: words('The phone number.', 60),
    email: words('The email address.', 60),
    origin: words('The web address of the site.', 60),
    base: words('Where directions lead.', 60),
    commissions: words('The commissions.', 60),
    lawRead: words('The day someone last read the law on fees and notices.', 60),
  })
  .describe('What to call each field of business.yaml that holds a sample.');

const preview = z
  .strictObject({
    title: words('The title, in bold.', 40),
    doNotCall: words('After the title, while the phone number or email address is a sample.', 60),
    notFinal: words('After the title, while only other fields are samples.', 60),
    samples: template('The fields that are samples, as a list.', ['fields'], 160),
    contactCard: template('The same in the contact card that visitors save.', ['fields'], 160),
    names: sampleNames,
  })
  .describe('The notice above every page while fields of business.yaml hold samples.');

const error = z
  .strictObject({
    title: words('The heading.', 60),
    eyebrow: words('Above the heading of a whole page.', 40),
    page: template('In place of a page; the number is a link that dials it.', ['number'], 160),
    part: template('The same in place of a part of a page.', ['number'], 160),
  })
  .describe('Shown in place of anything that failed. Keep it short: every page may need it.');

/** content/pages/frame.yaml: what surrounds every page, and what replaces one that failed. */
export const frame = z.strictObject({ footer, closure, preview, error });
export type FrameCopy = z.infer<typeof frame>;
