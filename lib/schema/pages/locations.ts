import { group } from '../labeled';
import { banner, listHead, template, words } from './copy';

/** content/pages/locations.yaml: the page /locations/. */
export const locationsPage = group('Locations page', {
  ...listHead,
  heading: words(40),
  lead: template(['homeTown', 'count', 'all'], 300, 'Introduction').describe(
    'Below the heading; {count} is how many the page shows, {all} is such as "36 towns".',
  ),
  towns: words(40, 'Heading of the list').describe('For screen readers.'),
  allTowns: words(60, 'Link to all towns').describe('Below the list.'),
  list: group('Lists of towns', {
    miles: words(80, 'How the miles are measured').describe('Below it.'),
    start: words(40, 'Town you start from').describe('In place of a distance.'),
    acrossTheLine: words(60, 'Across the state line').describe(
      'After the name of a town in a state where you may not notarize.',
    ),
  }).describe('On every page that has one.'),
  map: group('', {
    caption: template(['homeTown'], 120).describe('Below the map.'),
  }).describe('The drawn map of the service area, here and on /areas/.'),
  banner,
});
