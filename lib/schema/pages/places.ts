import { group } from '../labeled';
import { banner, eyebrow, listHead, template, words } from './copy';

/** content/pages/places.yaml: the page /places/. */
export const placesPage = group('Attractions page', {
  ...listHead,
  heading: words(60),
  eyebrow,
  lead: template(['count'], 300, 'Introduction').describe(
    'Below the heading; {count} is such as "123 attractions".',
  ),
  search: group('', {
    label: words(40).describe('What the field asks for.'),
    count: template(['shown', 'total'], 60, 'Number found').describe(
      'How many attractions match; {total} is such as "123 attractions".',
    ),
    none: template(['term'], 80, 'No match'),
  }).describe('The search above the attractions.'),
  banner,
});
