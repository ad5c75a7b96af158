import { z } from 'zod';
import { banner, head, pageFile, template, words } from './copy';

/** content/pages/home.yaml: the home page. Its heading and description are in business/about.yaml. */
export const homePage = pageFile('Home page', {
  title: head.title,
  eyebrow: template('', ['homeTown'], 60).meta({ title: 'Line above the heading' }),
  where: template('The answer to "Where"; the area is a link to all towns.', ['area'], 160),
  lead: words('Below the heading, on screens wider than a phone.', 240).meta({
    title: 'Introduction',
  }),
  visits: z
    .strictObject({ question: words('', 60), link: words('The link after it.', 60) })
    .describe('Leads to how a visit to a hospital, a nursing home or a jail goes.')
    .meta({ title: 'Hospital, nursing home or jail' }),
  headings: z.strictObject({
    services: words('Above the services.', 40),
    towns: words('Beside the map, above the main towns; {count} is such as "34 towns".', 40),
    about: words('Above the text about you.', 40),
    reviews: words('Above the reviews.', 40),
    sampleReviews: words('The same while all of them are samples.', 40),
  }),
  area: template(
    'Beside the map, above the main towns; {count} is such as "34 towns".',
    ['homeTown', 'count'],
    160,
  ).meta({
    title: 'Service area',
  }),
  allTowns: words('Below the main towns.', 40).meta({ title: 'Link to all towns' }),
  steps: z
    .array(
      z
        .strictObject({
          title: words('What happens, in a few words.', 40).meta({ title: 'Heading' }),
          text: words('The same in a sentence or two.', 160),
        })
        .meta({ title: 'Step' }),
    )
    .min(2)
    .max(6)
    .describe('In 2 to 6 steps, below the text about you.')
    .meta({ title: 'How a visit goes' }),
  banner,
});
