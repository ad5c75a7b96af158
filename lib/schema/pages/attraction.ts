import { z } from 'zod';
import { template, words } from './copy';

const directions = z
  .strictObject({
    toPlace: words('The link to directions there.', 40).meta({ title: 'To the place' }),
    toNotary: words('The link to directions from there to the meeting point.', 40).meta({
      title: 'To the meeting point',
    }),
  })
  .describe('The links to directions.');

const facts = z
  .strictObject({
    distance: template('How far it is from the home town.', ['miles'], 80),
    distanceOfTown: template('If only its town is known.', ['town', 'miles'], 80).meta({
      title: 'Distance of its town',
    }),
    building: template('A public building nearby, with its address.', ['building'], 120).meta({
      title: 'Building nearby',
    }),
    unconfirmedBuilding: template("The same, if it's not confirmed yet.", ['building'], 120).meta({
      title: 'Unconfirmed building nearby',
    }),
  })
  .describe('The sheet beside the heading.')
  .meta({ title: 'Sheet beside the heading', hint: '' });

const bandByState = (help: string) =>
  z
    .strictObject({
      heading: template('Its heading.', ['town'], 60).meta({ hint: 'You can use {town}.' }),
      link: template('The text of the link.', ['town'], 60),
    })
    .describe(help);

const band = z
  .strictObject({
    text: template("Its text, with a link to the town's page.", ['link'], 160).meta({
      hint: "With a link to the town's page. You can use {link}.",
    }),
    served: bandByState('In a state where you may notarize.').meta({
      title: 'Where you may notarize',
      hint: '',
    }),
    notServed: bandByState(
      'In a state where you may not; its text in business.yaml comes first.',
    ).meta({
      title: 'Where you may not notarize',
      hint: 'What you say about a state without a commission comes first.',
    }),
  })
  .describe('The dark band at the end of the page.')
  .meta({ title: 'Closing band' });

/** content/pages/attraction.yaml: what every attraction's page shares. */
export const attractionPage = z.strictObject({
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
