import type { ExportedPage } from './exported-page';
import { type Finding, pluralize } from './finding';

/** One heading of the first level on each page, and no level left out on the way down. */
export function checkHeadings(pages: readonly ExportedPage[]): Finding {
  const all = pages.flatMap(({ headings }) => headings);
  return {
    count: all.length,
    checked: `${pluralize(all.length, 'heading')} on ${pluralize(pages.length, 'page')}`,
    problems: pages.flatMap(({ path, headings }) => {
      const first = headings.filter((level) => level === 1).length;
      const skip = headings.findIndex((level, index) => level > (headings[index - 1] ?? 0) + 1);
      return [
        ...(first === 1 ? [] : [`${path}: expected one h1, found ${first}`]),
        ...(skip < 0
          ? []
          : [
              `${path}: expected at most an h${(headings[skip - 1] ?? 0) + 1} as heading ${skip + 1}, found an h${headings[skip]}`,
            ]),
      ];
    }),
  };
}
