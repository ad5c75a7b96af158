import { z } from 'zod';
import { banner, head, heading, pageFile, template, words } from './copy';

const list = z
  .strictObject({
    miles: words('Below it.', 80).meta({ title: 'How the miles are measured' }),
    start: words('In place of a distance.', 40).meta({ title: 'Town you start from' }),
    acrossTheLine: words(
      'After the name of a town in a state where you may not notarize.',
      60,
    ).meta({ title: 'Across the state line' }),
  })
  .describe('On every page that has one.')
  .meta({ title: 'Lists of towns' });

const map = z
  .strictObject({
    caption: template('Below the map.', ['homeTown'], 120),
    insets: words('On screens wider than a phone.', 80).meta({ title: 'Rest of the caption' }),
  })
  .describe('The drawn map of the service area, here and on /areas/.');

/** content/pages/locations.yaml: the page /locations/. */
export const locationsPage = pageFile('Locations page', {
  ...head,
  heading: heading(40),
  lead: template(
    'Below the heading; {count} is how many the page shows, {all} is such as "36 towns".',
    ['homeTown', 'count', 'all'],
  ).meta({ title: 'Introduction' }),
  towns: words('For screen readers.', 40).meta({ title: 'Heading of the list' }),
  allTowns: words('Below the list.', 60).meta({ title: 'Link to all towns' }),
  list,
  map,
  banner,
});
export type LocationsCopy = z.infer<typeof locationsPage>;
