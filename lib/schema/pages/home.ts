import { z } from 'zod';
import { file, group, labeled } from '../labeled';
import { banner, head, questionWithLink, template, words } from './copy';

/** content/pages/home.yaml: the home page. Its heading and description are in business/about.yaml. */
export const homePage = file('Home page', {
  title: head.title,
  eyebrow: template(['homeTown'], 60, '', 'Line above the heading'),
  where: template(['area'], 160, 'The answer to "Where"; the area is a link to all towns.'),
  lead: words(240, 'Below the heading, on screens wider than a phone.', 'Introduction'),
  visits: questionWithLink(
    'Leads to how a visit to a hospital, a nursing home or a jail goes.',
    'Hospital, nursing home or jail',
  ),
  headings: z.strictObject({
    services: words(40, 'Above the services.'),
    towns: words(40, 'Beside the map, above the main towns; {count} is such as "34 towns".'),
    about: words(40, 'Above the text about you.'),
    reviews: words(40, 'Above the reviews.'),
    sampleReviews: words(40, 'The same while all of them are samples.'),
  }),
  area: template(
    ['homeTown', 'count'],
    160,
    'Beside the map, above the main towns; {count} is such as "34 towns".',
    'Service area',
  ),
  allTowns: words(40, 'Below the main towns.', 'Link to all towns'),
  steps: labeled(
    z
      .array(
        group('', 'Step', {
          title: words(40, 'What happens, in a few words.', 'Heading'),
          text: words(160, 'The same in a sentence or two.'),
        }),
      )
      .min(2)
      .max(6),
    'In 2 to 6 steps, below the text about you.',
    'How a visit goes',
  ),
  banner,
});
