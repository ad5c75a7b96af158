import * as z from 'zod';
import { group, labeled } from '../labeled';
import { banner, head, questionWithLink, template, words } from './copy';

const step = group('Step', {
  title: words(40, 'Heading').describe('What happens, in a few words.'),
  text: words(200).describe('The same in a sentence or two.'),
});

/** content/pages/home.yaml: the home page. Its heading and description are in business/about.yaml. */
export const homePage = group('Home page', {
  title: head.title,
  eyebrow: template(['homeTown'], 60, 'Small words above the heading'),
  lead: words(240, 'Introduction').describe('Below the heading.'),
  visits: questionWithLink('Hospital, nursing home or jail').describe(
    'Leads to how a visit to a hospital, a nursing home or a jail goes.',
  ),
  headings: z.strictObject({
    services: words(40).describe('Above the services.'),
    towns: words(40).describe(
      'Beside the map, above the main towns; {count} is such as "34 towns".',
    ),
    about: words(40).describe('Above the text about you.'),
    reviews: words(40).describe('Above the reviews.'),
    sampleReviews: words(40).describe('The same while all of them are samples.'),
  }),
  services: words(160, 'Above the services').describe('Below their heading.'),
  area: template(['homeTown', 'count'], 240, 'Service area').describe(
    'Beside the map, above the main towns; {count} is such as "34 towns".',
  ),
  allTowns: words(40, 'Link to all towns').describe('Below the main towns.'),
  steps: labeled(z.array(step).min(2).max(6), 'How a visit goes').describe(
    'In 2 to 6 steps, below the text about you.',
  ),
  banner,
});
