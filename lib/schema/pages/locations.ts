import { z } from 'zod';
import { banner, head, heading, template, words } from './copy';

const list = z
  .strictObject({
    start: words('In place of a distance, for the town you start from.', 40).meta({
      title: 'Town you start from',
      hint: 'In place of a distance.',
    }),
    acrossTheLine: words(
      'After the name of a town in a state where you may not notarize.',
      60,
    ).meta({ title: 'Across the state line' }),
  })
  .describe('The lists of towns, on every page that has one.')
  .meta({ title: 'Lists of towns', hint: 'On every page that has one.' });

const map = z
  .strictObject({
    caption: template('Below the map.', ['homeTown'], 120),
    insets: words('After that, on screens wider than a phone.', 80).meta({
      title: 'Rest of the caption',
      hint: 'On screens wider than a phone.',
    }),
  })
  .describe('The drawn map of the service area, here and on /areas/.');

/** content/pages/locations.yaml: the page /locations/. */
export const locationsPage = z.strictObject({
  ...head,
  heading: heading(40),
  lead: template('Below the heading; {count} is such as "34 towns".', ['homeTown', 'count']).meta({
    title: 'Introduction',
  }),
  towns: words('The heading of the list, for screen readers.', 40).meta({
    title: 'Heading of the list',
    hint: 'For screen readers.',
  }),
  allTowns: words('The link below the list.', 60).meta({
    title: 'Link to all towns',
    hint: 'Below the list.',
  }),
  list,
  map,
  banner,
});
export type LocationsCopy = z.infer<typeof locationsPage>;
