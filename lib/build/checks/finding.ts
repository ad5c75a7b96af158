/** What one check of the export found. */
export interface Finding {
  /** What was looked at: "12,345 links on 214 pages". */
  checked: string;
  /** A sentence for each problem: where, what was expected, what was found. */
  problems: string[];
}

const shown = 20;

/** How a step is told: one line, below it at most 20 of its problems and how many more. */
export function findingText(step: string, { checked, problems }: Finding): string {
  if (problems.length === 0) return `✓ ${step}: ${checked}`;
  const more = problems.length - shown;
  return [
    `✗ ${step}: ${counted(problems.length, 'problem')} (${checked})`,
    ...problems.slice(0, shown).map((problem) => `    ${problem}`),
    ...(more > 0 ? [`    and ${more.toLocaleString('en-US')} more`] : []),
  ].join('\n');
}

/** "1 page", "1,214 pages". */
export function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
}
