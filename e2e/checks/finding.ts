/** What one check of the export found. */
export interface Finding {
  /** How many things it looked at. Where there was none, the check has not passed. */
  count: number;
  /** What they are: "12,345 links on 214 pages". */
  checked: string;
  /** A sentence for each problem: where, what was expected, what was found. */
  problems: string[];
  /** Why it looked at nothing, where that is no fault: "Java is not installed". */
  skipped?: string;
}

const shown = 20;

/** The problems, of which one is that there was nothing to look at. */
export function problemsOf({ count, problems, skipped }: Finding): string[] {
  const isEmpty = count === 0 && problems.length === 0 && skipped === undefined;
  return isEmpty ? ['expected something to look at, found nothing'] : problems;
}

/** How a step is told: one line, below it at most 20 of its problems and how many more. */
export function findingText(step: string, finding: Finding): string {
  const { checked, skipped } = finding;
  const problems = problemsOf(finding);
  if (problems.length === 0) {
    return skipped === undefined ? `✓ ${step}: ${checked}` : `- ${step}: skipped, since ${skipped}`;
  }
  const more = problems.length - shown;
  return [
    `✗ ${step}: ${pluralize(problems.length, 'problem')} (${checked})`,
    ...problems.slice(0, shown).map((problem) => `    ${problem}`),
    ...(more > 0 ? [`    and ${more.toLocaleString('en-US')} more`] : []),
  ].join('\n');
}

/** "1 page", "1,214 pages". */
export function pluralize(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
}
