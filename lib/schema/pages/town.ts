import { z } from 'zod';
import { file, group, labeled } from '../labeled';
import { template, words } from './copy';

const byState = (title: string) =>
  group('', title, {
    title: template(['town', 'state'], 40, 'The title in search results.', 'Page title'),
    heading: template(['town'], 40),
    description: template(
      ['town', 'county', 'state'],
      200,
      'What a search result shows below the title.',
      'Search description',
    ),
    where: template(['town'], 80, 'The answer to "Where".'),
    book: words(40, 'Beside the text.', 'Line above the button'),
    popularServices: template(['town'], 60, 'Before the services to name first.'),
    services: template(['town'], 60, 'Above the services.'),
  });

/** content/pages/town.yaml: what every town's page shares. */
export const townPage = file("Every town's page", {
  served: labeled(
    byState('Where you may notarize'),
    'The search description is for towns without one of their own.',
  ),
  notServed: byState('Where you may not notarize'),
  about: template(['town'], 60, 'Above the text about the town.'),
  civic: group('', 'Offices and public places', { heading: words(40) }),
  hospital: group('', 'Nearest hospital', {
    nearest: template(['hospitals', 'town'], 160, '', 'Hospital in another town'),
    refusal: template(
      ['state'],
      80,
      'If the hospital is in such a state.',
      'Where you may not notarize',
    ),
    otherState: template(
      ['state'],
      80,
      "If it's in another state where you may notarize.",
      'In another state',
    ),
    callFirst: words(60, 'The last sentence, where you may notarize.'),
    link: words(40, 'The link after it.'),
  }),
  attractions: z.strictObject({
    heading: template(['town'], 60),
    fallbackHeading: template(['town'], 60, '', 'Heading without attractions'),
    fallbackNames: labeled(
      z.array(words(40, '', 'Name')).min(1),
      'Shown instead. They should fit any town.',
      'Names without attractions',
    ),
  }),
  panel: group('On wide screens.', 'Beside the text', {
    schedule: words(40, 'On the button.'),
    reasons: words(40, 'Above them.', 'Reasons to choose you'),
    nearbyTowns: words(40, 'Above the nearest towns.'),
  }),
  band: group('The dark band, which leads to the nearest town.', 'Closing band', {
    heading: template(['town', 'other'], 60, 'The other town is the nearest.'),
    text: template(['town', 'link'], 200, 'With a link to the page of that town.'),
    link: template(['town'], 60, 'The text of the link.'),
  }),
});
