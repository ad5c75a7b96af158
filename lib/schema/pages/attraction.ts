import { group } from '../labeled';
import { template, words } from './copy';

const bandByState = (title: string) =>
  group(title, {
    heading: template(['town'], 60),
    link: template(['town'], 60).describe('The text of the link.'),
  });

/** content/pages/attraction.yaml: what every attraction's page shares. */
export const attractionPage = group("Every attraction's page", {
  near: template(['town'], 60, 'Near another town').describe(
    'Above the name, and below it on the map, if its address is in another place.',
  ),
  directions: group('', {
    heading: words(40),
    map: template(['attraction', 'base'], 80).describe(
      'What the map shows: the drive from there to the meeting point.',
    ),
    toPlace: template(['attraction'], 60, 'To the place').describe('The link to directions there.'),
    toNotary: words(60, 'To the notary').describe('The link to directions to the meeting point.'),
    meetingPoint: template(['base', 'address'], 200).describe("What the notary's place is."),
  }).describe('The map and the links to directions.'),
  band: group('Last words', {
    text: template(['link'], 160).describe("With a link to the town's page."),
    served: bandByState('Where you may notarize'),
    notServed: bandByState('Where you may not notarize').describe(
      'What you say about a state without a commission comes first.',
    ),
  }).describe('In the dark band at the end of the page.'),
});
