import * as z from 'zod';
import { insideState, latitude, longitude } from './coordinates';
import { line, stateCode, zips } from './fields';
import { group, labeled } from './labeled';
import { withRules } from './rules';

const localityWithoutPage = withRules(
  group('Town', { name: line(2, 40), state: stateCode, latitude, longitude, zips }),
  (locality) => insideState(locality.state, locality),
);
export type LocalityWithoutPage = z.infer<typeof localityWithoutPage>;

/** content/localities-without-page.yaml: for these the finder names the nearest town with one. */
export const localitiesWithoutPageFile = group('Towns without a page', {
  source: labeled(line(), 'Where the list comes from').describe('No page shows it.'),
  localities: labeled(z.array(localityWithoutPage), 'Towns without a page').describe(
    'The finder names the nearest town that has one.',
  ),
});
