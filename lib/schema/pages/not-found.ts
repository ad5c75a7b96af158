import { group } from '../labeled';
import { banner, head, template, words } from './copy';

/** content/pages/not-found.yaml: what visitors see at a URL without a page. */
export const notFoundPage = group('Page not found', {
  ...head,
  text: words(200).describe('Below the title.'),
  town: group('Town without a page', {
    heading: template(['town'], 60),
    text: words(300).describe('Below the heading.'),
  }).describe('Its name comes from the web address.'),
  banner,
});
