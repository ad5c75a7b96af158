import { z } from 'zod';
import { pageFile, template, words } from './copy';

const directions = z
  .strictObject({
    toPlace: template('The link to directions there.', ['attraction'], 60).meta({
      title: 'To the place',
    }),
    toNotary: template(
      'The link to directions from there to the meeting point.',
      ['base'],
      60,
    ).meta({ title: 'To the meeting point' }),
  })
  .describe('The links to directions.');

const facts = z
  .strictObject({
    buildingLabel: words('Before a public building nearby.', 40),
    building: template(
      'The building, with its address if someone confirmed it.',
      ['building'],
      120,
    ),
  })
  .meta({ title: 'Sheet beside the heading' });

const bandByState = (title: string) =>
  z
    .strictObject({
      heading: template('', ['town'], 60),
      link: template('The text of the link.', ['town'], 60),
    })
    .meta({ title });

const band = z
  .strictObject({
    text: template("With a link to the town's page.", ['link'], 160),
    served: bandByState('Where you may notarize'),
    notServed: bandByState('Where you may not notarize').describe(
      'What you say about a state without a commission comes first.',
    ),
  })
  .describe('The dark band at the end of the page.')
  .meta({ title: 'Closing band' });

/** content/pages/attraction.yaml: what every attraction's page shares. */
export const attractionPage = pageFile("Every attraction's page", {
  description: template(
    'What a search result shows below the title; {text} is the beginning of its text.',
    ['text'],
    80,
  ).meta({ title: 'Search description' }),
  near: template(
    'Above the name, and below it on the map, if its address is in another place.',
    ['town'],
    60,
  ).meta({ title: 'Near another town' }),
  directions,
  facts,
  band,
});
export type AttractionCopy = z.infer<typeof attractionPage>;
