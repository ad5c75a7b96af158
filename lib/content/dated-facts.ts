import type { Business } from '../schema/business';

/**
 * What of the business depends on the day of the build. A new build is due when it changes, though
 * no file has.
 */
export function datedFacts({ authority, closures }: Business): string {
  return JSON.stringify({ authority, closures });
}
