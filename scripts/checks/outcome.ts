import type { Proofs } from '../../lib/content/text/claims';
import type { Content } from '../../lib/schema/content';
import type { ExportedSite } from './exported-site';

/** The outcome of one expectation: a sentence if it isn't met, nothing if it is. */
type Outcome = string | undefined;

/** Compares the export with content. */
export type Check = (
  site: ExportedSite & { content: Content; proofs: Proofs; origin: string },
) => Outcome[];

/** @param where the file or page it is about. */
export const expectation = (where: string, isMet: boolean, expected: string, found = 'none') =>
  isMet ? undefined : `${where}: expected ${expected}, found ${found}`;

export function absence(where: string, expected: string, found: Iterable<string> | null): Outcome {
  const list = [...new Set(found)].map((item) => `"${item}"`).join(', ');
  return expectation(where, list === '', expected, list);
}

/** The problems among outcomes. A check that looked at nothing has not passed. */
export function unmet(outcomes: readonly Outcome[]): string[] {
  if (outcomes.length === 0) return ['expected something to look at, found nothing'];
  return outcomes.filter((problem) => problem !== undefined);
}

/** A line about the step, followed by at most 20 of its problems and how many more there are. */
export function reportOf(step: string, outcomes: readonly Outcome[]): string {
  const problems = unmet(outcomes);
  const formatted = (count: number) => count.toLocaleString('en-US');
  if (problems.length === 0) return `✓ ${step}: ${formatted(outcomes.length)} as expected`;
  const shown = problems.slice(0, 20);
  const others = problems.length - shown.length;
  if (others > 0) shown.push(`and ${formatted(others)} more`);
  return [`✗ ${step}: ${formatted(problems.length)} not as expected`, ...shown].join('\n    ');
}
