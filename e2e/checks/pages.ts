import { sitePaths } from '../../lib/routes';
import type { Content } from '../../lib/schema/content';
import type { ExportedPage } from './exported-page';
import { type Finding, pluralize } from './finding';

/** Every page that content asks for and no other, so that no step passes for want of pages. */
export function checkPages(pages: readonly ExportedPage[], content: Content): Finding {
  const wanted = new Set([...sitePaths(content), '/404.html']);
  const found = new Set(pages.map(({ path }) => path));
  return {
    count: found.size,
    checked: pluralize(found.size, 'page'),
    problems: [
      ...[...wanted]
        .filter((path) => !found.has(path))
        .map((path) => `${path}: expected this page, found no file of it`),
      ...[...found]
        .filter((path) => !wanted.has(path))
        .map((path) => `${path}: expected only pages that content asks for, found this one`),
    ],
  };
}
