import type { Content } from '../schema/content';

/**
 * The facts that depend on the day of the build. A new build is due when they change, even if no file
 * has.
 */
export function datedFacts({ business, evidence }: Content): string {
  const { authority, closures } = business;
  return JSON.stringify({ authority, closures, old: evidence.old });
}
