import { file, group } from '../labeled';
import { template, words } from './copy';

const sampleNames = group(
  'What the list calls each fact that is still a sample.',
  'Names of the samples',
  {
    brand: words(60, '', 'Business name'),
    phone: words(60, '', 'Phone number'),
    email: words(60, '', 'Email address'),
    origin: words(60, '', 'Web address'),
    base: words(60, 'Where directions lead.', 'Meeting point'),
    commissions: words(60),
    lawRead: words(60, 'The day someone last read the law on fees and notices.', 'Law last read'),
  },
);

/** content/pages/frame.yaml: what surrounds every page, and what replaces one that failed. */
export const frame = file('Top and bottom of every page', {
  footer: group('The footer of every page.', '', {
    law: words(60, 'The heading above what the law requires.', 'Required notice'),
    about: template(['homeTown'], 200, 'Below the name of the business.', 'About the business'),
    services: words(40, 'The heading above the services.'),
    towns: words(40, 'The heading above the towns.'),
    contact: words(40, 'The heading above phone, email and hours.'),
    contactCard: words(40, 'The link that saves name and number.'),
  }),
  closure: group('The notice above every page.', 'Days off', {
    day: template(['day', 'reason'], 80, '', 'A single day'),
    days: template(['first', 'last', 'reason'], 80, '', 'Several days'),
  }),
  preview: group(
    'Above every page while a fact about the business is still a sample.',
    'Notice of samples',
    {
      title: words(40, 'In bold.'),
      doNotCall: words(
        60,
        'After the title, while the phone number or email address is a sample.',
        'Please do not call',
      ),
      notFinal: words(60, 'After the title, while only other facts are samples.'),
      samples: template(['fields'], 160, '', 'List of samples'),
      contactCard: template(
        ['fields'],
        160,
        'The same list in the contact card that visitors save.',
        'In the contact card',
      ),
      names: sampleNames,
    },
  ),
  error: group(
    'Shown in its place. Keep it short: every page may need it.',
    'When something fails',
    {
      title: words(60, '', 'Heading'),
      eyebrow: words(40, 'On a whole page.', 'Line above the heading'),
      page: template(['number'], 160, 'The number is a link that dials it.', 'In place of a page'),
      part: template(['number'], 160, 'The number is a link that dials it.', 'In place of a part'),
    },
  ),
});
