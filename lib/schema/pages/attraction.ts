import { file, group, labeled } from '../labeled';
import { template, words } from './copy';

const bandByState = (title: string) =>
  group('', title, {
    heading: template(['town'], 60),
    link: template(['town'], 60, 'The text of the link.'),
  });

/** content/pages/attraction.yaml: what every attraction's page shares. */
export const attractionPage = file("Every attraction's page", {
  description: template(
    ['text'],
    80,
    'What a search result shows below the title; {text} is the beginning of its text.',
    'Search description',
  ),
  near: template(
    ['town'],
    60,
    'Above the name, and below it on the map, if its address is in another place.',
    'Near another town',
  ),
  directions: group('The links to directions.', '', {
    toPlace: template(['attraction'], 60, 'The link to directions there.', 'To the place'),
    toNotary: template(
      ['base'],
      60,
      'The link to directions from there to the meeting point.',
      'To the meeting point',
    ),
  }),
  facts: group('', 'Sheet beside the heading', {
    buildingLabel: words(40, 'Before a public building nearby.'),
    building: template(
      ['building'],
      120,
      'The building, with its address if someone confirmed it.',
    ),
  }),
  band: group('The dark band at the end of the page.', 'Closing band', {
    text: template(['link'], 160, "With a link to the town's page."),
    served: bandByState('Where you may notarize'),
    notServed: labeled(
      bandByState('Where you may not notarize'),
      'What you say about a state without a commission comes first.',
    ),
  }),
});
