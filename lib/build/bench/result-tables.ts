import { markdownTable } from '../markdown-table';
import type { PageSummary } from './summary';
import { variants } from './variants';

/** The medians: a line for each page and variant; milliseconds, and kilobytes of 1,000 bytes. */
export function resultTable(summaries: readonly PageSummary[]): string {
  const head = 'page, variant, performance, accessibility, best practices, SEO';
  const units = 'FCP ms, LCP ms, TBT ms, CLS, KB, requests';
  return markdownTable(
    `${head}, ${units}`.split(', '),
    summaries.flatMap(({ page, medians }) =>
      variants.map((variant) => {
        const { performance, accessibility, bestPractices, seo, ...figures } = medians[variant];
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

/** How the page stands to its floor, and to itself as Next exported it. */
export function ratioTable(summaries: readonly PageSummary[]): string {
  return markdownTable(
    ['page', 'LCP / floor', 'LCP / next', 'bytes / floor', 'bytes / next', 'requests / next'],
    summaries.map(({ page, medians: { page: own, floor, next } }) => [
      page,
      ratio(own.lcp, floor.lcp),
      ratio(own.lcp, next.lcp),
      ratio(own.bytes, floor.bytes),
      ratio(own.bytes, next.bytes),
      ratio(own.requests, next.requests),
    ]),
  );
}

function ratio(part: number, whole: number): string {
  return (part / whole).toFixed(2);
}

function whole(value: number): string {
  return String(Math.round(value));
}
