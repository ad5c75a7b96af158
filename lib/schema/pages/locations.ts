import { file, group } from '../labeled';
import { banner, listHead, template, words } from './copy';

/** content/pages/locations.yaml: the page /locations/. */
export const locationsPage = file('Locations page', {
  ...listHead,
  heading: words(40),
  lead: template(
    ['homeTown', 'count', 'all'],
    300,
    'Below the heading; {count} is how many the page shows, {all} is such as "36 towns".',
    'Introduction',
  ),
  towns: words(40, 'For screen readers.', 'Heading of the list'),
  allTowns: words(60, 'Below the list.', 'Link to all towns'),
  list: group('On every page that has one.', 'Lists of towns', {
    miles: words(80, 'Below it.', 'How the miles are measured'),
    start: words(40, 'In place of a distance.', 'Town you start from'),
    acrossTheLine: words(
      60,
      'After the name of a town in a state where you may not notarize.',
      'Across the state line',
    ),
  }),
  map: group('The drawn map of the service area, here and on /areas/.', '', {
    caption: template(['homeTown'], 120, 'Below the map.'),
    insets: words(80, 'On screens wider than a phone.', 'Rest of the caption'),
  }),
  banner,
});
