import { z } from 'zod';
import { pageFile, template, words } from './copy';

const byState = (title: string) =>
  z
    .strictObject({
      title: template('The title in search results.', ['town', 'state'], 40).meta({
        title: 'Page title',
      }),
      heading: template('', ['town'], 40),
      description: template(
        'What a search result shows below the title.',
        ['town', 'county', 'state'],
        200,
      ).meta({ title: 'Search description' }),
      where: template('The answer to "Where".', ['town'], 80),
      book: words('Beside the text.', 40).meta({ title: 'Line above the button' }),
      popularServices: template('Before the services to name first.', ['town'], 60),
      services: template('Above the services.', ['town'], 60),
    })
    .meta({ title });

const civic = z
  .strictObject({ heading: words('', 40) })
  .meta({ title: 'Offices and public places' });

const hospital = z
  .strictObject({
    nearest: template('', ['hospitals', 'town'], 160).meta({ title: 'Hospital in another town' }),
    refusal: template('If the hospital is in such a state.', ['state'], 80).meta({
      title: 'Where you may not notarize',
    }),
    otherState: template("If it's in another state where you may notarize.", ['state'], 80).meta({
      title: 'In another state',
    }),
    callFirst: words('The last sentence, where you may notarize.', 60),
    link: words('The link after it.', 40),
  })
  .meta({ title: 'Nearest hospital' });

const attractions = z.strictObject({
  heading: template('', ['town'], 60),
  fallbackHeading: template('', ['town'], 60).meta({ title: 'Heading without attractions' }),
  fallbackNames: z
    .array(words('', 40).meta({ title: 'Name' }))
    .min(1)
    .describe('Shown instead. They should fit any town.')
    .meta({ title: 'Names without attractions' }),
});

const panel = z
  .strictObject({
    schedule: words('On the button.', 40),
    reasons: words('Above them.', 40).meta({ title: 'Reasons to choose you' }),
    nearbyTowns: words('Above the nearest towns.', 40),
  })
  .describe('On wide screens.')
  .meta({ title: 'Beside the text' });

const band = z
  .strictObject({
    heading: template('The other town is the nearest.', ['town', 'other'], 60),
    text: template('With a link to the page of that town.', ['town', 'link'], 200),
    link: template('The text of the link.', ['town'], 60),
  })
  .describe('The dark band, which leads to the nearest town.')
  .meta({ title: 'Closing band' });

/** content/pages/town.yaml: what every town's page shares. */
export const townPage = pageFile("Every town's page", {
  served: byState('Where you may notarize').describe(
    'The search description is for towns without one of their own.',
  ),
  notServed: byState('Where you may not notarize'),
  about: template('Above the text about the town.', ['town'], 60),
  civic,
  hospital,
  attractions,
  panel,
  band,
});
export type TownCopy = z.infer<typeof townPage>;
