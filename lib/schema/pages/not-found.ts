import { z } from 'zod';
import { banner, head, heading, template, words } from './copy';

const town = z
  .strictObject({
    heading: template('The heading of the page.', ['town'], 60).meta({
      hint: 'You can use {town}.',
    }),
    where: words('The answer to "Where".'),
    text: words('Below the heading.', 300),
    allTowns: words('The link to all towns.', 60).meta({ title: 'Link to all towns', hint: '' }),
    services: words('Above the services.', 60),
  })
  .describe('Shown for a town without a page; its name comes from the URL.')
  .meta({ title: 'Town without a page', hint: 'Its name comes from the web address.' });

const attraction = z
  .strictObject({
    heading: heading(60),
    text: words('Below the heading.'),
    allAttractions: words('The link to all attractions.', 60).meta({
      title: 'Link to all attractions',
      hint: '',
    }),
  })
  .describe('Shown for an attraction without a page.')
  .meta({ title: 'Attraction without a page', hint: '' });

/** content/pages/not-found.yaml: what visitors see at a URL without a page. */
export const notFoundPage = z.strictObject({
  ...head,
  text: words('Below the title.', 200),
  suggestions: words('Above the pages the visitor may have meant.', 60),
  town,
  attraction,
  banner,
});
export type NotFoundCopy = z.infer<typeof notFoundPage>;
