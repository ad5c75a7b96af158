import { z } from 'zod';
import { template, words } from './copy';

const byState = (help: string, title: string, hint: string) =>
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
      book: words('Above the button beside the text.', 40).meta({
        title: 'Line above the button',
        hint: 'Beside the text.',
      }),
      popularServices: template('Before the services to name first.', ['town'], 60),
      services: template('Above the services.', ['town'], 60),
    })
    .describe(help)
    .meta({ title, hint });

const lead = z
  .strictObject({
    visit: template('That you come, where you may notarize.', ['town', 'hours'], 120).meta({
      title: 'That you come',
      hint: 'Where you may notarize. You can use {town}, {hours}.',
    }),
    visitAgreed: template(
      'The same, where a visit takes most of a day.',
      ['town', 'hours'],
      120,
    ).meta({ title: 'That you come, long visits' }),
    start: template(
      'Instead, on the page of the town you start from.',
      ['town', 'hours'],
      120,
    ).meta({
      title: 'Town you start from',
      hint: 'Instead, on its own page. You can use {town}, {hours}.',
    }),
    distance: template('After that, on every other page.', ['miles', 'homeTown'], 80),
  })
  .describe('Below the heading.')
  .meta({ title: 'Introduction' });

const civic = z
  .strictObject({
    heading: words('Its heading.', 40).meta({ hint: '' }),
    notConfirmed: words('Below an address no one has confirmed.', 60),
  })
  .describe('The list of offices and public places.')
  .meta({ title: 'Offices and public places', hint: '' });

const hospitalNames = ['hospitals', 'town', 'miles'] as const;

const hospital = z
  .strictObject({
    here: words('In a town with a hospital.', 60).meta({ title: 'Hospital in the town', hint: '' }),
    nearest: template('In any other town.', hospitalNames, 160).meta({
      title: 'Hospital in another town',
      hint: 'You can use {hospitals}, {town}, {miles}.',
    }),
    above: template(
      "The same, if it's already listed with the offices and public places.",
      hospitalNames,
      160,
    ).meta({ title: 'Hospital listed above' }),
    refusal: template("If it's in a state where you may not notarize.", ['state'], 80).meta({
      title: 'Where you may not notarize',
      hint: 'If the hospital is in such a state. You can use {state}.',
    }),
    otherState: template("If it's in another state where you may notarize.", ['state'], 80).meta({
      title: 'In another state',
    }),
    callFirst: words('The last sentence, where you may notarize.', 60),
    link: words('The link after it.', 40),
  })
  .describe('The nearest hospital.')
  .meta({ title: 'Nearest hospital', hint: '' });

const attractions = z
  .strictObject({
    heading: template('Its heading.', ['town'], 60).meta({ hint: 'You can use {town}.' }),
    fallbackHeading: template('Its heading if the town has none.', ['town'], 60).meta({
      title: 'Heading without attractions',
      hint: 'You can use {town}.',
    }),
    fallbackNames: z
      .array(words('The name of a place.', 40).meta({ title: 'Name', hint: '' }))
      .min(1)
      .describe('What a town without attractions shows instead: names that fit any town.')
      .meta({
        title: 'Names without attractions',
        hint: 'Shown instead. They should fit any town.',
      }),
  })
  .describe('The list of attractions.')
  .meta({ hint: '' });

const panel = z
  .strictObject({
    reasons: words('Above the reasons from business.yaml.', 40).meta({
      title: 'Reasons to choose you',
      hint: 'Above them.',
    }),
    nearbyTowns: words('Above the nearest towns.', 40),
  })
  .describe('Beside the text, on wide screens.')
  .meta({ title: 'Beside the text', hint: 'On wide screens.' });

const band = z
  .strictObject({
    heading: template('Its heading; the other town is the nearest.', ['town', 'other'], 60).meta({
      hint: 'The other town is the nearest. You can use {town}, {other}.',
    }),
    text: template('Its text, with a link to the page of that town.', ['town', 'link'], 200).meta({
      hint: 'With a link to the page of that town. You can use {town}, {link}.',
    }),
    link: template('The text of the link.', ['town'], 60),
  })
  .describe('The dark band, which leads to the nearest town.')
  .meta({ title: 'Closing band' });

/** content/pages/town.yaml: what every town's page shares. */
export const townPage = z.strictObject({
  served: byState(
    'In a state where you may notarize. Its description is for towns without one of their own.',
    'Where you may notarize',
    'The search description is for towns without one of their own.',
  ),
  notServed: byState('In a state where you may not notarize.', 'Where you may not notarize', ''),
  lead,
  about: template('Above the text about the town.', ['town'], 60),
  civic,
  hospital,
  attractions,
  panel,
  band,
});
export type TownCopy = z.infer<typeof townPage>;
