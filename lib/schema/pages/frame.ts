import { group } from '../labeled';
import { template, words } from './copy';

/** content/pages/frame.yaml: what surrounds every page. */
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
});
