import type { Business } from '../schema/business';

/**
 * The facts of the business that depend on the day of the build. A new build is due when they change,
 * even if no file has.
 */
export function datedFacts({ authority, closures }: Business): string {
  return JSON.stringify({ authority, closures });
}
