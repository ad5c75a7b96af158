import type { Outcome } from './outcome';

/** The problems among outcomes. A check that looked at nothing has not passed. */
export function problemsOf(outcomes: readonly Outcome[]): string[] {
  if (outcomes.length === 0) return ['expected something to look at, found nothing'];
  return outcomes.filter((problem) => problem !== undefined);
}

const shown = 20;

/** A line about the step, followed by at most 20 of its problems and how many more there are. */
export function reportOf(step: string, outcomes: readonly Outcome[]): string {
  const problems = problemsOf(outcomes);
  const formatted = (count: number) => count.toLocaleString('en-US');
  if (problems.length === 0) return `✓ ${step}: ${formatted(outcomes.length)} as expected`;
  const lines = [`✗ ${step}: ${formatted(problems.length)} not as expected`];
  lines.push(...problems.slice(0, shown));
  if (problems.length > shown) lines.push(`and ${formatted(problems.length - shown)} more`);
  return lines.join('\n    ');
}
