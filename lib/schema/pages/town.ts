import * as z from 'zod';
import { group, labeled } from '../labeled';
import { template, words } from './copy';

const byState = (title: string) =>
  group(title, {
    title: template(['town', 'state'], 40, 'Page title').describe('The title in search results.'),
    heading: template(['town'], 40),
    description: template(['town', 'county', 'state'], 200, 'Search description').describe(
      'What a search result shows below the title.',
    ),
    book: words(40, 'Line above the button').describe('Beside the text.'),
    services: template(['town'], 60).describe('Above all services.'),
  });

/** content/pages/town.yaml: what every town's page shares. */
export const townPage = group("Every town's page", {
  served: byState('Where you may notarize').describe(
    'The search description is for towns without one of their own.',
  ),
  notServed: byState('Where you may not notarize'),
  lead: template(['town'], 160, 'Introduction').describe('Below the heading.'),
  popularServices: words(60).describe('Above the services most asked for.'),
  about: template(['town'], 60).describe('Above the text about the town.'),
  civic: group('Offices and public places', { heading: words(40) }),
  hospital: group('Nearest hospital', {
    nearest: template(['hospital', 'town'], 160, 'Hospital in another town'),
    refusal: template(['state'], 80, 'Where you may not notarize').describe(
      'If the hospital is in such a state.',
    ),
    otherState: template(['state'], 80, 'In another state').describe(
      "If it's in another state where you may notarize.",
    ),
    callFirst: words(60).describe('The last sentence, where you may notarize.'),
    link: words(40).describe('The link after it.'),
  }),
  attractions: z.strictObject({
    heading: template(['town'], 60),
    fallbackHeading: template(['town'], 60, 'Heading without attractions'),
    fallbackNames: labeled(z.array(words(40, 'Name')).min(1), 'Names without attractions').describe(
      'Shown instead. They should fit any town.',
    ),
  }),
  panel: group('Beside the text', {
    hours: words(120).describe('Above the button: when you take calls.'),
    schedule: words(40).describe('On the button.'),
    reasons: words(40, 'Reasons to choose you').describe('Above them.'),
    nearbyTowns: words(40).describe('Above the nearest towns.'),
  }).describe('On wide screens.'),
  band: group('Last words', {
    heading: template(['town', 'other'], 60).describe('The other town is the nearest.'),
    text: template(['town', 'link'], 200).describe('With a link to the page of that town.'),
    link: template(['town'], 60).describe('The text of the link.'),
  }).describe('In the dark band at the end of the page, which leads to the nearest town.'),
});
