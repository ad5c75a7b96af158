import { z } from 'zod';
import { latitude, longitude, outsideState } from './coordinates';
import { line, runAlongsideOtherIssues, stateCode, zips } from './fields';
import { file, group, labeled } from './labeled';

const localityWithoutPage = group('', 'Town', {
  name: line(2, 40),
  state: stateCode,
  latitude,
  longitude,
  zips,
}).superRefine((locality, context) => {
  for (const { field, expected } of outsideState(locality.state, locality)) {
    context.addIssue({ code: 'custom', path: [field], message: expected });
  }
}, runAlongsideOtherIssues);
export type LocalityWithoutPage = z.infer<typeof localityWithoutPage>;

/** content/localities-without-page.yaml: for these the finder names the nearest town with a page. */
export const localitiesWithoutPageFile = file('Towns without a page', {
  source: labeled(line(), 'Where the list comes from.'),
  localities: labeled(
    z.array(localityWithoutPage),
    'The finder names the nearest town that has one.',
    'Towns without a page',
  ),
});
