import { z } from 'zod';
import { template, words } from './copy';

const footer = z
  .strictObject({
    law: words('The heading above what the law requires.', 60).meta({ title: 'Required notice' }),
    about: template('Below the name of the business.', ['homeTown'], 200).meta({
      title: 'About the business',
    }),
    services: words('The heading above the services.', 40),
    towns: words('The heading above the towns.', 40),
    contact: words('The heading above phone, email and hours.', 40),
  })
  .describe('The footer of every page.');

const closure = z
  .strictObject({
    day: template('A single day.', ['day', 'reason'], 80).meta({
      title: 'A single day',
      hint: 'You can use {day}, {reason}.',
    }),
    days: template('Several days.', ['first', 'last', 'reason'], 80).meta({
      title: 'Several days',
      hint: 'You can use {first}, {last}, {reason}.',
    }),
  })
  .describe('The notice of days off, above every page.')
  .meta({ title: 'Days off', hint: 'The notice above every page.' });

const sampleNames = z
  .strictObject({
    brand: words('The name of the business.', 60).meta({ title: 'Business name', hint: '' }),
    phone: words('The phone number.', 60).meta({ title: 'Phone number', hint: '' }),
    email: words('The email address.', 60).meta({ title: 'Email address', hint: '' }),
    origin: words('The web address of the site.', 60).meta({ title: 'Web address', hint: '' }),
    base: words('Where directions lead.', 60).meta({ title: 'Meeting point' }),
    commissions: words('The commissions.', 60).meta({ hint: '' }),
    lawRead: words('The day someone last read the law on fees and notices.', 60).meta({
      title: 'Law last read',
    }),
  })
  .describe('What to call each field of business.yaml that holds a sample.')
  .meta({
    title: 'Names of the samples',
    hint: 'What the list calls each fact that is still a sample.',
  });

const preview = z
  .strictObject({
    title: words('The title, in bold.', 40).meta({ hint: 'In bold.' }),
    doNotCall: words(
      'After the title, while the phone number or email address is a sample.',
      60,
    ).meta({ title: 'Please do not call' }),
    notFinal: words('After the title, while only other fields are samples.', 60).meta({
      title: 'Not final',
      hint: 'After the title, while only other facts are samples.',
    }),
    samples: template('The fields that are samples, as a list.', ['fields'], 160).meta({
      title: 'List of samples',
      hint: 'You can use {fields}.',
    }),
    contactCard: template('The same in the contact card that visitors save.', ['fields'], 160).meta(
      {
        title: 'In the contact card',
        hint: 'The same list in the contact card that visitors save. You can use {fields}.',
      },
    ),
    names: sampleNames,
  })
  .describe('The notice above every page while fields of business.yaml hold samples.')
  .meta({
    title: 'Notice of samples',
    hint: 'Above every page while a fact about the business is still a sample.',
  });

const error = z
  .strictObject({
    title: words('The heading.', 60).meta({ title: 'Heading', hint: '' }),
    eyebrow: words('Above the heading of a whole page.', 40).meta({
      title: 'Line above the heading',
      hint: 'On a whole page.',
    }),
    page: template('In place of a page; the number is a link that dials it.', ['number'], 160).meta(
      {
        title: 'In place of a page',
        hint: 'The number is a link that dials it. You can use {number}.',
      },
    ),
    part: template('The same in place of a part of a page.', ['number'], 160).meta({
      title: 'In place of a part',
      hint: 'The number is a link that dials it. You can use {number}.',
    }),
  })
  .describe('Shown in place of anything that failed. Keep it short: every page may need it.')
  .meta({
    title: 'When something fails',
    hint: 'Shown in its place. Keep it short: every page may need it.',
  });

/** content/pages/frame.yaml: what surrounds every page, and what replaces one that failed. */
export const frame = z.strictObject({ footer, closure, preview, error });
export type FrameCopy = z.infer<typeof frame>;
