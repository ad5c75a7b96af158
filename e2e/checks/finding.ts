import type { Content } from '../../lib/schema/content';
import type { ExportedPage } from './exported-page';
import type { ExportedSite } from './exported-site';

/** What one check of the export found. */
export interface Finding {
  /** How many things it looked at. A check that looked at none has not passed. */
  count: number;
  /** What it counts, in the singular: "link". */
  unit: string;
  /** One sentence per problem: where, what was expected, what was found. */
  problems: string[];
  /** Why it looked at nothing, where that is no fault: "Java is not installed". */
  skipped?: string;
}

/** What the export is compared with. */
export interface Facts {
  content: Content;
  origin: string;
}

export type Check = (site: ExportedSite, facts: Facts) => Finding;

/** No problem if the expectation is met, otherwise the one that says so. */
export function expectation(isMet: boolean, expected: string, found: string): string[] {
  return isMet ? [] : [`expected ${expected}, found ${found}`];
}

/** The problems with the file or page they were found in. */
export function located(where: string, problems: readonly string[]): string[] {
  return problems.map((problem) => `${where}: ${problem}`);
}

/** The problems of every page, each with the page's path. */
export function onPages(
  pages: readonly ExportedPage[],
  problemsOfPage: (page: ExportedPage) => string[],
): string[] {
  return pages.flatMap((page) => located(page.path, problemsOfPage(page)));
}

/** The problems of a finding, including that there was nothing to look at. */
export function problemsOf({ count, problems, skipped }: Finding): string[] {
  const isEmpty = count === 0 && problems.length === 0 && skipped === undefined;
  return isEmpty ? ['expected something to look at, found nothing'] : problems;
}

const shown = 20;

/** A line about the step, followed by at most 20 of its problems and how many more there are. */
export function findingText(step: string, finding: Finding): string {
  const { count, unit, skipped } = finding;
  const problems = problemsOf(finding);
  const looked = pluralize(count, unit);
  if (skipped !== undefined) return `- ${step}: skipped because ${skipped}`;
  if (problems.length === 0) return `✓ ${step}: ${looked}`;
  const more = problems.length - shown;
  return [
    `✗ ${step}: ${pluralize(problems.length, 'problem')} in ${looked}`,
    ...problems.slice(0, shown).map((problem) => `    ${problem}`),
    ...(more > 0 ? [`    and ${more.toLocaleString('en-US')} more`] : []),
  ].join('\n');
}

function pluralize(count: number, unit: string): string {
  return `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`;
}
