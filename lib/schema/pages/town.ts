import { group } from '../labeled';
import { template, text } from './copy';

const byState = (title: string) =>
  group(title, {
    title: template(['town', 'state'], 40, 'Page title').describe('The title in search results.'),
    heading: template(['town'], 40),
    description: template(['town', 'county', 'state'], 200, 'Search description').describe(
      'What a search result shows below the title.',
    ),
  });

/** content/pages/town.yaml: what every town's page shares. */
export const townPage = group("Every town's page", {
  served: byState('Where you may notarize').describe(
    'The search description is for towns without one of their own.',
  ),
  notServed: byState('Where you may not notarize'),
  lead: template(['town'], 160, 'Introduction').describe('Below the heading.'),
  venue: text(120, 'State and county').describe(
    'Why the page opens with these; above the button on wide screens, where you may notarize.',
  ),
  hospital: group('Nearest hospital', {
    nearest: template(['hospital', 'town'], 160, 'Hospital in another town'),
    refusal: template(['state'], 80, 'Where you may not notarize').describe(
      'If the hospital is in such a state.',
    ),
    otherState: template(['state'], 80, 'In another state').describe(
      "If it's in another state where you may notarize.",
    ),
    callFirst: text(60).describe('The last sentence, where you may notarize.'),
  }),
  callHours: text(120, 'When you take calls').describe(
    'Beside the text, above the button, on wide screens.',
  ),
  band: group('Last words', {
    heading: template(['town', 'other'], 60).describe('The other town is the nearest.'),
    text: template(['town', 'link'], 200).describe(
      '{link} is such as "our Weiser page" and leads to that town.',
    ),
  }).describe('In the dark band at the end of the page, which leads to the nearest town.'),
});
