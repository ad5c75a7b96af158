import { group } from '../labeled';
import { template, words } from './copy';

const sampleNames = group('Names of the samples', {
  brand: words(60, 'Business name'),
  phone: words(60, 'Phone number'),
  email: words(60, 'Email address'),
  origin: words(60, 'Web address'),
  base: words(60, 'Meeting point').describe('Where directions lead.'),
  commissions: words(60),
}).describe(
  'What the list calls each fact that is still a sample. Nothing here is shown once none is.',
);

/** content/pages/frame.yaml: what surrounds every page, and what replaces one that failed. */
export const frame = group('Top and bottom of every page', {
  footer: group('', {
    law: words(60, 'Required notice').describe('The heading above what the law requires.'),
    about: template(['homeTown'], 200, 'About the business').describe(
      'Below the name of the business.',
    ),
    services: words(40).describe('The heading above the services.'),
    towns: words(40).describe('The heading above the towns.'),
    contact: words(40).describe('The heading above phone, email and hours.'),
    contactCard: words(40).describe('The link that saves name and number.'),
  }).describe('The footer of every page.'),
  closure: group('Days off and other hours', {
    day: template(['day', 'reason'], 80, 'A single day'),
    days: template(['first', 'last', 'reason'], 80, 'Several days'),
    dayHours: template(['day', 'times', 'reason'], 80, 'A single day with other hours'),
    daysHours: template(['first', 'last', 'times', 'reason'], 80, 'Several such days'),
  }).describe('Above every page, and below the hours.'),
  preview: group('Notice of samples', {
    title: words(40).describe('In bold.'),
    doNotCall: words(60, 'Please do not call').describe(
      'After the title, while the phone number or email address is a sample.',
    ),
    notFinal: words(60).describe('After the title, while only other facts are samples.'),
    samples: template(['fields'], 160, 'List of samples'),
    contactCard: template(['fields'], 160, 'In the contact card').describe(
      'The same list in the contact card that visitors save.',
    ),
    names: sampleNames,
  }).describe('Above every page while a fact about the business is still a sample.'),
  error: group('When something fails', {
    title: words(60, 'Heading'),
    eyebrow: words(40, 'Small words above the heading').describe('On a whole page.'),
    page: template(['number'], 160, 'In place of a page').describe(
      'The number is a link that dials it.',
    ),
    part: template(['number'], 160, 'In place of a part').describe(
      'The number is a link that dials it.',
    ),
  }).describe('Shown in its place. Keep it short: every page may need it.'),
});
