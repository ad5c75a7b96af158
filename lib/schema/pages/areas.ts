import { z } from 'zod';
import { banner, head, template, words } from './copy';

/** content/pages/areas.yaml: the page /areas/. */
export const areasPage = z.strictObject({
  ...head,
  heading: words('The heading of the page.', 40),
  lead: template('Below the heading.', ['homeTown']),
  mainTowns: words('Above the main towns.', 40),
  allTowns: words('Above the list of all towns.', 40),
  banner,
});
