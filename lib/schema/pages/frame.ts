import { z } from 'zod';
import { pageFile, template, words } from './copy';

const footer = z
  .strictObject({
    law: words('The heading above what the law requires.', 60).meta({ title: 'Required notice' }),
    about: template('Below the name of the business.', ['homeTown'], 200).meta({
      title: 'About the business',
    }),
    services: words('The heading above the services.', 40),
    towns: words('The heading above the towns.', 40),
    contact: words('The heading above phone, email and hours.', 40),
    contactCard: words('The link that saves name and number.', 40).meta({ title: 'Contact card' }),
  })
  .describe('The footer of every page.');

const closure = z
  .strictObject({
    day: template('', ['day', 'reason'], 80).meta({ title: 'A single day' }),
    days: template('', ['first', 'last', 'reason'], 80).meta({ title: 'Several days' }),
  })
  .describe('The notice above every page.')
  .meta({ title: 'Days off' });

const sampleNames = z
  .strictObject({
    brand: words('', 60).meta({ title: 'Business name' }),
    phone: words('', 60).meta({ title: 'Phone number' }),
    email: words('', 60).meta({ title: 'Email address' }),
    origin: words('', 60).meta({ title: 'Web address' }),
    base: words('Where directions lead.', 60).meta({ title: 'Meeting point' }),
    commissions: words('', 60),
    lawRead: words('The day someone last read the law on fees and notices.', 60).meta({
      title: 'Law last read',
    }),
  })
  .describe('What the list calls each fact that is still a sample.')
  .meta({ title: 'Names of the samples' });

const preview = z
  .strictObject({
    title: words('In bold.', 40),
    doNotCall: words(
      'After the title, while the phone number or email address is a sample.',
      60,
    ).meta({ title: 'Please do not call' }),
    notFinal: words('After the title, while only other facts are samples.', 60).meta({
      title: 'Not final',
    }),
    samples: template('', ['fields'], 160).meta({ title: 'List of samples' }),
    contactCard: template(
      'The same list in the contact card that visitors save.',
      ['fields'],
      160,
    ).meta({ title: 'In the contact card' }),
    names: sampleNames,
  })
  .describe('Above every page while a fact about the business is still a sample.')
  .meta({ title: 'Notice of samples' });

const error = z
  .strictObject({
    title: words('', 60).meta({ title: 'Heading' }),
    eyebrow: words('On a whole page.', 40).meta({ title: 'Line above the heading' }),
    page: template('The number is a link that dials it.', ['number'], 160).meta({
      title: 'In place of a page',
    }),
    part: template('The number is a link that dials it.', ['number'], 160).meta({
      title: 'In place of a part',
    }),
  })
  .describe('Shown in its place. Keep it short: every page may need it.')
  .meta({ title: 'When something fails' });

/** content/pages/frame.yaml: what surrounds every page, and what replaces one that failed. */
export const frame = pageFile('Top and bottom of every page', { footer, closure, preview, error });
export type FrameCopy = z.infer<typeof frame>;
