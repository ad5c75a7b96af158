import { z } from 'zod';
import { line, serviceSlug, stateCode, townSlug } from './fields';
import { group, labeled } from './labeled';

const region = group('', 'Region', {
  name: labeled(line(), 'What people call it, such as Treasure Valley.'),
  state: labeled(stateCode, 'The one whose commission you need there.'),
});

/** The services in their order; any that this list lacks come after it. */
export const serviceOrder = labeled(
  z.array(serviceSlug).min(2),
  'In the order the site shows them. A service that is not here comes last.',
);

/** The fields of content/business that say where the business goes. */
export const areaFields = {
  serviceArea: labeled(
    z.array(region).min(1),
    'The regions you serve. Pages name a region only while you hold its commission.',
  ),
  mainTowns: labeled(
    z.array(townSlug).length(6),
    'The six on the home page and at the top of /areas/. The footer shows the first five.',
  ),
  notOnLocations: labeled(
    z.array(townSlug),
    'Their pages stay, and so do their links on /areas/.',
    'Towns not on /locations/',
  ),
};
