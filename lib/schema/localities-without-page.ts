import { z } from 'zod';
import { latitude, longitude, outsideState } from './coordinates';
import { line, runAlongsideOtherIssues, stateCode, zips } from './fields';

const localityWithoutPage = z
  .strictObject({
    name: line(2, 40),
    state: stateCode,
    latitude,
    longitude,
    zips,
  })
  .superRefine((locality, context) => {
    for (const { field, expected } of outsideState(locality.state, locality)) {
      context.addIssue({ code: 'custom', path: [field], message: expected });
    }
  }, runAlongsideOtherIssues)
  .meta({ title: 'Town' });
export type LocalityWithoutPage = z.infer<typeof localityWithoutPage>;

/** content/localities-without-page.yaml: for these the finder names the nearest town with a page. */
export const localitiesWithoutPageFile = z
  .strictObject({
    source: line().describe('Where the list comes from.'),
    localities: z
      .array(localityWithoutPage)
      .describe('The finder names the nearest town that has one.')
      .meta({ title: 'Towns without a page' }),
  })
  .meta({ title: 'Towns without a page' });
