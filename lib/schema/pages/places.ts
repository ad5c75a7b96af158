import { z } from 'zod';
import { banner, head, template, words } from './copy';

const search = z
  .strictObject({
    label: words('What the field asks for.', 40),
    count: template('How many attractions match.', ['shown', 'total'], 60),
    none: template('If none match.', ['term'], 80),
  })
  .describe('The search above the attractions.');

/** content/pages/places.yaml: the page /places/. */
export const placesPage = z.strictObject({
  ...head,
  heading: words('The heading of the page.', 60),
  eyebrow: words('Above the heading.', 60),
  lead: template('Below the heading, with the number of attractions.', ['count']),
  search,
  banner,
});
export type PlacesCopy = z.infer<typeof placesPage>;
