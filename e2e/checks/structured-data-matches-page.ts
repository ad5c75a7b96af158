import type { Business } from '../../lib/schema/business';
import type { ExportedPage } from './exported-page';
import { type Finding, pluralize } from './finding';
import { graphOf } from './structured-data';
import { breadcrumbProblems } from './structured-data-matches-page/breadcrumbs';
import { notaryProblems } from './structured-data-matches-page/notary';
import { questionProblems } from './structured-data-matches-page/questions';

type Site = Pick<Business, 'hours'> & { origin: string };

/** What a page says to machines is what it says to people. Pages without a graph are left to others. */
export function checkStructuredDataMatchesPage(
  pages: readonly ExportedPage[],
  { hours, origin }: Site,
): Finding {
  const withGraph = pages.flatMap((page) => {
    const nodes = graphOf(page);
    return nodes ? [{ page, nodes }] : [];
  });
  return {
    count: withGraph.length,
    checked: `name, phone, hours, questions and breadcrumbs of ${pluralize(withGraph.length, 'page')}`,
    problems: withGraph.flatMap(({ page, nodes }) =>
      [
        ...notaryProblems(page, nodes, hours),
        ...questionProblems(page, nodes),
        ...breadcrumbProblems(page, nodes, origin),
        ...ratings(nodes).map((name) => `expected no rating and no review, found ${name}`),
      ].map((problem) => `${page.path}: ${problem}`),
    ),
  };
}

/** Search engines refuse stars that a business gives itself (decision 0021). */
function ratings(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    /^(?:aggregateRating|reviews?|reviewRating|starRating)$/.test(name) ? [name] : ratings(inner),
  );
}
