import type { ExportedPage } from './exported-page';
import { type Finding, pluralize } from './finding';

/** No name in braces, such as {brand}, that content was to fill and did not. */
export function checkUnfilledVariables(pages: readonly ExportedPage[]): Finding {
  return {
    count: pages.length,
    checked: `the words of ${pluralize(pages.length, 'page')}`,
    problems: pages.flatMap(({ path, title, description, text }) =>
      [...`${title} ${description} ${text}`.matchAll(/\{\w+\}/g)].map(
        ([figure]) => `${path}: expected the words that ${figure} stands for, found the name`,
      ),
    ),
  };
}
