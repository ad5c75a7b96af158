import { z } from 'zod';
import { pageFile, template, words } from './copy';

const byState = (title: string) =>
  z
    .strictObject({
      heading: template(
        'The heading of the page; in search results, the state follows.',
        ['town'],
        40,
      ),
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

const lead = z
  .strictObject({
    visit: template('Where you may notarize.', ['town', 'hours'], 120).meta({
      title: 'That you come',
    }),
    visitAgreed: template(
      'The same, where a visit takes most of a day.',
      ['town', 'hours'],
      120,
    ).meta({ title: 'That you come, long visits' }),
    start: template('Instead, on its own page.', ['town', 'hours'], 120).meta({
      title: 'Town you start from',
    }),
    distance: template('After that, on every other page.', ['miles', 'homeTown'], 80),
  })
  .describe('Below the heading.')
  .meta({ title: 'Introduction' });

const civic = z
  .strictObject({
    heading: words('', 40),
    notConfirmed: words('Below an address no one has confirmed.', 60),
  })
  .meta({ title: 'Offices and public places' });

const hospitalNames = ['hospitals', 'town', 'miles'] as const;

const hospital = z
  .strictObject({
    here: words('', 60).meta({ title: 'Hospital in the town' }),
    nearest: template('', hospitalNames, 160).meta({ title: 'Hospital in another town' }),
    above: template(
      "The same, if it's already listed with the offices and public places.",
      hospitalNames,
      160,
    ).meta({ title: 'Hospital listed above' }),
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
  lead,
  about: template('Above the text about the town.', ['town'], 60),
  civic,
  hospital,
  attractions,
  panel,
  band,
});
export type TownCopy = z.infer<typeof townPage>;
