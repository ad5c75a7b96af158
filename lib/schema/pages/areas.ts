import { group } from '../labeled';
import { banner, listHead, template, words } from './copy';

/** content/pages/areas.yaml: the page /areas/. */
export const areasPage = group('Towns page', {
  ...listHead,
  heading: words(40),
  lead: template(['homeTown'], 300, 'Introduction').describe('Below the heading.'),
  mainTowns: words(40).describe('The heading above the main towns.'),
  allTowns: words(40).describe('The heading above the list of all towns.'),
  banner,
});
