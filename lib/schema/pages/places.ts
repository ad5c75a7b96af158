import { z } from 'zod';
import { banner, head, heading, pageFile, template, words } from './copy';

const search = z
  .strictObject({
    label: words('What the field asks for.', 40),
    count: template(
      'How many attractions match; {total} is such as "123 attractions".',
      ['shown', 'total'],
      60,
    ).meta({
      title: 'Number found',
    }),
    none: template('', ['term'], 80).meta({ title: 'No match' }),
  })
  .describe('The search above the attractions.');

/** content/pages/places.yaml: the page /places/. */
export const placesPage = pageFile('Attractions page', {
  ...head,
  heading: heading(60),
  eyebrow: words('', 60).meta({ title: 'Line above the heading' }),
  lead: template('Below the heading; {count} is such as "123 attractions".', ['count']).meta({
    title: 'Introduction',
  }),
  search,
  banner,
});
export type PlacesCopy = z.infer<typeof placesPage>;
