import { markdownTable } from './markdown-table';
import type { PageSummary } from './summary';

/** The medians: a line for each page and variant; milliseconds, and kilobytes of 1,000 bytes. */
export function resultTable(summaries: readonly PageSummary[]): string {
  const head = 'page, variant, performance, accessibility, best practices, SEO';
  const units = 'FCP ms, LCP ms, TBT ms, CLS, KB, requests';
  return markdownTable(
    `${head}, ${units}`.split(', '),
    summaries.flatMap(({ page, medians }) =>
      [...medians].map(([variant, found]) => {
        const { performance, accessibility, bestPractices, seo, ...figures } = found;
        return [
          page,
          variant,
          ...[performance, accessibility, bestPractices, seo].map(whole),
          ...[figures.fcp, figures.lcp, figures.tbt].map(whole),
          figures.cls.toFixed(3),
          (figures.bytes / 1000).toFixed(1),
          whole(figures.requests),
        ];
      }),
    ),
  );
}

/** How the page stands to its floor and to every other variant. */
export function ratioTable(summaries: readonly PageSummary[]): string {
  return markdownTable(
    ['page', 'beside', 'LCP', 'bytes', 'requests'],
    summaries.flatMap(({ page, medians }) => {
      const own = medians.get('page');
      return [...medians].flatMap(([variant, other]) =>
        own && variant !== 'page'
          ? [
              [
                page,
                variant,
                ratio(own.lcp, other.lcp),
                ratio(own.bytes, other.bytes),
                ratio(own.requests, other.requests),
              ],
            ]
          : [],
      );
    }),
  );
}

function ratio(part: number, whole: number): string {
  return (part / whole).toFixed(2);
}

function whole(value: number): string {
  return String(Math.round(value));
}
