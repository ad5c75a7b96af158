import { z } from 'zod';
import { template, words } from './copy';

const directions = z
  .strictObject({
    toPlace: words('The link to the way there.', 40),
    toNotary: words('The link to the way from there to the meeting point.', 40),
  })
  .describe('The links to directions.');

const facts = z
  .strictObject({
    distance: template('How far it is from the home town.', ['miles'], 80),
    distanceOfTown: template('If only its town is known.', ['town', 'miles'], 80),
    building: template('A public building nearby, with its address.', ['building'], 120),
    unconfirmedBuilding: template('The same, not confirmed yet.', ['building'], 120),
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
    text: template('Its text, with a link to the page of the town.', ['link'], 160),
    served: bandByState('In a state where you may act.'),
    notServed: bandByState('In a state where you may not; its words in business.yaml come first.'),
  })
  .describe('The dark band at the end of the page.');

/** content/pages/attraction.yaml: what is the same on the page of every attraction. */
export const attractionPage = z.strictObject({
  about: words('Above the description.', 40),
  directions,
  facts,
  drive: template('Below the map.', ['attraction', 'city'], 80),
  band,
});
export type AttractionCopy = z.infer<typeof attractionPage>;
