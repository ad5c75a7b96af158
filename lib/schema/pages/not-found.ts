import { z } from 'zod';
import { banner, head, template, words } from './copy';

const town = z
  .strictObject({
    heading: template('The heading of the page.', ['town'], 60),
    where: words('The answer to "Where".'),
    text: words('Below the heading.', 300),
    allTowns: words('The link to all towns.', 60),
    services: words('Above the services.', 60),
  })
  .describe('Shown for a town without a page; its name comes from the URL.');

const attraction = z
  .strictObject({
    heading: words('The heading of the page.', 60),
    text: words('Below the heading.'),
    allAttractions: words('The link to all attractions.', 60),
  })
  .describe('Shown for an attraction without a page.');

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
