import { z } from 'zod';
import { latitude, longitude, outsideState } from './coordinates';
import { evenWithOtherProblems, line, stateCode, zip } from './fields';

const otherPlace = z
  .strictObject({
    name: line(2, 40),
    state: stateCode,
    latitude,
    longitude,
    zips: z.array(zip).min(1),
  })
  .superRefine((place, context) => {
    for (const { field, expected } of outsideState(place.state, place)) {
      context.addIssue({ code: 'custom', path: [field], message: expected });
    }
  }, evenWithOtherProblems);
export type OtherPlace = z.infer<typeof otherPlace>;

/** content/other-places.yaml: places without a page, which the finder answers with the nearest town. */
export const otherPlacesFile = z.strictObject({
  source: line(),
  places: z.array(otherPlace),
});
