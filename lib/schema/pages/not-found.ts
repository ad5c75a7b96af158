import { group } from '../labeled';
import { banner, head, template, words } from './copy';

/** content/pages/not-found.yaml: what visitors see at a URL without a page. */
export const notFoundPage = group('Page not found', {
  ...head,
  text: words(200).describe('Below the title.'),
  suggestions: words(60).describe('Above the pages the visitor may have meant.'),
  town: group('Town without a page', {
    heading: template(['town'], 60),
    text: words(300).describe('Below the heading.'),
    allTowns: words(60, 'Link to all towns'),
    services: words(60).describe('Above all services.'),
  }).describe('Its name comes from the web address.'),
  attraction: group('Attraction without a page', {
    heading: words(60),
    text: words(120).describe('Below the heading.'),
    allAttractions: words(60, 'Link to all attractions'),
  }),
  banner,
});
