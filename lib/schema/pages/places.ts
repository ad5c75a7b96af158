import { file, group } from '../labeled';
import { banner, eyebrow, listHead, template, words } from './copy';

/** content/pages/places.yaml: the page /places/. */
export const placesPage = file('Attractions page', {
  ...listHead,
  heading: words(60),
  eyebrow,
  lead: template(
    ['count'],
    300,
    'Below the heading; {count} is such as "123 attractions".',
    'Introduction',
  ),
  search: group('The search above the attractions.', '', {
    label: words(40, 'What the field asks for.'),
    count: template(
      ['shown', 'total'],
      60,
      'How many attractions match; {total} is such as "123 attractions".',
      'Number found',
    ),
    none: template(['term'], 80, '', 'No match'),
  }),
  banner,
});
