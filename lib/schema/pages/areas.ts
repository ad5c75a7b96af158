import { z } from 'zod';
import { banner, head, template, words } from './copy';

/** content/pages/areas.yaml: the page /areas/. */
export const areasPage = z.strictObject({
  ...head,
  heading: words('The heading of the page.', 40),
  lead: template('Below the heading.', ['homeTown']),
  mainTowns: words('The heading above the main towns.', 40),
  allTowns: words('The heading above the list of all towns.', 40),
  banner,
});
