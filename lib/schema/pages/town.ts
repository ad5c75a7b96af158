import { z } from 'zod';
import { template, words } from './copy';

const byState = (help: string) =>
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
      ),
      where: template('The answer to "Where".', ['town'], 80),
      book: words('Above the button beside the text.', 40),
      popularServices: template('Before the services to name first.', ['town'], 60),
      services: template('Above the services.', ['town'], 60),
    })
    .describe(help);

const lead = z
  .strictObject({
    visit: template('That you come, where you may notarize.', ['town', 'hours'], 120),
    visitAgreed: template('The same, where a visit takes most of a day.', ['town', 'hours'], 120),
    start: template('Instead, on the page of the town you start from.', ['town', 'hours'], 120),
    distance: template('After that, on every other page.', ['miles', 'homeTown'], 80),
  })
  .describe('Below the heading.');

const civic = z
  .strictObject({
    heading: words('Its heading.', 40),
    notConfirmed: words('Below an address no one has confirmed.', 60),
  })
  .describe('The list of offices and public places.');

const hospitalNames = ['hospitals', 'town', 'miles'] as const;

const hospital = z
  .strictObject({
    here: words('In a town with a hospital.', 60),
    nearest: template('In any other town.', hospitalNames, 160),
    above: template(
      "The same, if it's already listed with the offices and public places.",
      hospitalNames,
      160,
    ),
    refusal: template("If it's in a state where you may not notarize.", ['state'], 80),
    otherState: template("If it's in another state where you may notarize.", ['state'], 80),
    callFirst: words('The last sentence, where you may notarize.', 60),
    link: words('The link after it.', 40),
  })
  .describe('The nearest hospital.');

const attractions = z
  .strictObject({
    heading: template('Its heading.', ['town'], 60),
    fallbackHeading: template('Its heading if the town has none.', ['town'], 60),
    fallbackNames: z
      .array(words('The name of a place.', 40))
      .min(1)
      .describe('What a town without attractions shows instead: names that fit any town.'),
  })
  .describe('The list of attractions.');

const panel = z
  .strictObject({
    reasons: words('Above the reasons from business.yaml.', 40),
    nearbyTowns: words('Above the nearest towns.', 40),
  })
  .describe('Beside the text, on wide screens.');

const band = z
  .strictObject({
    heading: template('Its heading; the other town is the nearest.', ['town', 'other'], 60),
    text: template('Its text, with a link to the page of that town.', ['town', 'link'], 200),
    link: template('The text of the link.', ['town'], 60),
  })
  .describe('The dark band, which leads to the nearest town.');

/** content/pages/town.yaml: what every town's page shares. */
export const townPage = z.strictObject({
  served: byState(
    'In a state where you may notarize. Its description is for towns without one of their own.',
  ),
  notServed: byState('In a state where you may not notarize.'),
  lead,
  about: template('Above the text about the town.', ['town'], 60),
  civic,
  hospital,
  attractions,
  panel,
  band,
});
export type TownCopy = z.infer<typeof townPage>;
