import { file } from '../labeled';
import { banner, listHead, template, words } from './copy';

/** content/pages/areas.yaml: the page /areas/. */
export const areasPage = file('Towns page', {
  ...listHead,
  heading: words(40),
  lead: template(['homeTown'], 300, 'Below the heading.', 'Introduction'),
  mainTowns: words(40, 'The heading above the main towns.'),
  allTowns: words(40, 'The heading above the list of all towns.'),
  banner,
});
