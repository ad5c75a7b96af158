import { z } from 'zod';
import { latitude, longitude, outsideState } from './coordinates';
import { line, runAlongsideOtherIssues, stateCode, zip } from './fields';

const localityWithoutPage = z
  .strictObject({
    name: line(2, 40),
    state: stateCode,
    latitude,
    longitude,
    zips: z.array(zip).min(1),
  })
  .superRefine((locality, context) => {
    for (const { field, expected } of outsideState(locality.state, locality)) {
      context.addIssue({ code: 'custom', path: [field], message: expected });
    }
  }, runAlongsideOtherIssues);
export type LocalityWithoutPage = z.infer<typeof localityWithoutPage>;

/** content/localities-without-page.yaml: for these the finder names the nearest town with a page. */
export const localitiesWithoutPageFile = z.strictObject({
  source: line(),
  localities: z.array(localityWithoutPage),
});
