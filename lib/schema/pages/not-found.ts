import { z } from 'zod';
import { banner, head, heading, pageFile, template, words } from './copy';

const town = z
  .strictObject({
    heading: template('', ['town'], 60),
    where: words('The answer to "Where".'),
    text: words('Below the heading.', 300),
    allTowns: words('', 60).meta({ title: 'Link to all towns' }),
    services: words('Above the services.', 60),
  })
  .describe('Its name comes from the web address.')
  .meta({ title: 'Town without a page' });

const attraction = z
  .strictObject({
    heading: heading(60),
    text: words('Below the heading.'),
    allAttractions: words('', 60).meta({ title: 'Link to all attractions' }),
  })
  .meta({ title: 'Attraction without a page' });

/** content/pages/not-found.yaml: what visitors see at a URL without a page. */
export const notFoundPage = pageFile('Page not found', {
  ...head,
  text: words('Below the title.', 200),
  suggestions: words('Above the pages the visitor may have meant.', 60),
  town,
  attraction,
  banner,
});
