import { z } from 'zod';
import { banner, head, template, words } from './copy';

const list = z
  .strictObject({
    start: words('In place of a distance, for the town you start from.', 40),
    acrossTheLine: words('After the name of a town in a state where you may not notarize.', 60),
  })
  .describe('The lists of towns, on every page that has one.');

const map = z
  .strictObject({
    caption: template('Below the map.', ['homeTown'], 120),
    insets: words('After that, on screens wider than a phone.', 80),
  })
  .describe('The drawn map of the service area, here and on /areas/.');

/** content/pages/locations.yaml: the page /locations/. */
export const locationsPage = z.strictObject({
  ...head,
  heading: words('The heading of the page.', 40),
  lead: template('Below the heading, with the number of towns.', ['homeTown', 'count']),
  towns: words('The heading of the list, for screen readers.', 40),
  allTowns: words('The link below the list.', 60),
  list,
  map,
  banner,
});
export type LocationsCopy = z.infer<typeof locationsPage>;
