import * as z from 'zod';
import { line, oneOf, serviceSlug, stateCode, townSlug } from './fields';
import { group, labeled } from './labeled';
import { countyName } from './town';

const region = group('Region', {
  name: line().describe('What people call it, such as Treasure Valley.'),
  state: stateCode.describe('The one whose commission you need there.'),
  counties: z
    .array(labeled(countyName, 'County'))
    .min(1)
    .describe(
      "Someone who types the region's name is offered every town you have in these counties. Write each without the word County.",
    ),
});

/** The services in their order; any that this list lacks come after it. */
export const serviceOrder = z
  .array(serviceSlug)
  .min(2)
  .describe('In the order the site shows them. A service that is not here comes last.');

/** The fields of content/business that say where the business goes. */
export const areaFields = {
  serviceArea: z
    .array(region)
    .min(1)
    .describe('The regions you serve. Pages name a region only while you hold its commission.'),
  mainTowns: z
    .array(townSlug)
    .length(6)
    .describe(
      'The six on the home page and at the top of /areas/. The footer shows the first five.',
    ),
  notOnLocations: labeled(z.array(townSlug), 'Towns left off the Locations page').describe(
    'That page is /locations/. The pages of these towns stay, and so do their links on /areas/.',
  ),
  maps: labeled(
    oneOf({ 'on a click': 'On a click', 'in view': 'When they come into view' }),
    'When maps appear',
  ).describe(
    'On a click, Google learns only of visitors who ask for a map; otherwise, of everyone who comes to one. The privacy policy says which.',
  ),
};
