import { banner, head, heading, pageFile, template, words } from './copy';

/** content/pages/areas.yaml: the page /areas/. */
export const areasPage = pageFile('Towns page', {
  ...head,
  heading: heading(40),
  lead: template('Below the heading.', ['homeTown']).meta({ title: 'Introduction' }),
  mainTowns: words('The heading above the main towns.', 40),
  allTowns: words('The heading above the list of all towns.', 40),
  banner,
});
