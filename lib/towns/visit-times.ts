import type { Business } from '../schema/business';
import { wholeHyphen } from '../text/characters';

/** "24-48 hours": within which we typically come, in one wording everywhere. */
export function standardWindow({ standardHours }: Business['times']): string {
  return `${standardHours.join(wholeHyphen)} hours`;
}

/** Which times we can keep: priority and standard, only standard or, far away, an agreed day. */
export type Reach = 'priority' | 'standard' | 'far';

/** Farther than this, in straight-line miles, a visit takes most of a day. */
const farthestStandard = 60;

/** Which times we can keep at this many straight-line miles from home. */
export function reachAt(miles: number, { times }: Pick<Business, 'times'>): Reach {
  if (miles <= times.priorityMiles) return 'priority';
  return miles <= farthestStandard ? 'standard' : 'far';
}
