import { z } from 'zod';
import { template, words } from './copy';

const directions = z
  .strictObject({
    toPlace: words('The link to directions there.', 40),
    toNotary: words('The link to directions from there to the meeting point.', 40),
  })
  .describe('The links to directions.');

const facts = z
  .strictObject({
    distance: template('How far it is from the home town.', ['miles'], 80),
    distanceOfTown: template('If only its town is known.', ['town', 'miles'], 80),
    building: template('A public building nearby, with its address.', ['building'], 120),
    unconfirmedBuilding: template("The same, if it's not confirmed yet.", ['building'], 120),
  })
  .describe('The sheet beside the heading.');

const bandByState = (help: string) =>
  z
    .strictObject({
      heading: template('Its heading.', ['town'], 60),
      link: template('The text of the link.', ['town'], 60),
    })
    .describe(help);

const band = z
  .strictObject({
    text: template("Its text, with a link to the town's page.", ['link'], 160),
    served: bandByState('In a state where you may notarize.'),
    notServed: bandByState('In a state where you may not; its text in business.yaml comes first.'),
  })
  .describe('The dark band at the end of the page.');

/** content/pages/attraction.yaml: what every attraction's page shares. */
export const attractionPage = z.strictObject({
  near: template(
    'Above the name, and below it on the map, if its address is in another place.',
    ['town'],
    60,
  ),
  directions,
  facts,
  band,
});
export type AttractionCopy = z.infer<typeof attractionPage>;
