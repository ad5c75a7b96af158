import { readContent } from '../../lib/content/read-content';
import { exportOf } from './exported-site';
import type { Check } from './finding';

export const content = readContent(process.cwd());
export const origin = 'https://notary.example';

/** The problems that a check finds in an export of these files, whose paths are the keys. */
export function problemsIn(
  check: Check,
  files: Record<string, string>,
  expected = content,
): string[] {
  return check(exportOf(new Map(Object.entries(files))), { content: expected, origin }).problems;
}

/** As `problemsIn`, for the home page alone. */
export function problemsOnPage(check: Check, html: string): string[] {
  return problemsIn(check, { '/index.html': html });
}
