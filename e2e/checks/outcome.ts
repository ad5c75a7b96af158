import type { Content } from '../../lib/schema/content';
import type { ExportedSite } from './exported-site';

/** Compares the export with content. */
export type Check = (site: ExportedSite & { content: Content; origin: string }) => Outcome[];

/** The outcome of one expectation: a sentence if it isn't met, nothing if it is. */
export type Outcome = string | undefined;

/** @param where the file or page it is about. */
export function expectation(where: string, isMet: boolean, expected: string, found = 'none') {
  return isMet ? undefined : `${where}: expected ${expected}, found ${found}`;
}

/** The expectation that nothing is found. */
export function absence(where: string, expected: string, found: Iterable<string> | null): Outcome {
  const list = [...new Set(found)].map((item) => `"${item}"`).join(', ');
  return expectation(where, list === '', expected, list);
}
