import type { Visit } from './lighthouse-report';
import { type PageSummary, summarize, type Visits } from './summary';
import { type Variant, variants } from './variants';

/**
 * Visits every variant of every page in turn, so that the machine's mood hits all alike.
 * @param visit makes one visit to a path of a variant.
 */
export async function measurePages(
  pages: readonly string[],
  runs: number,
  visit: (variant: Variant, path: string) => Promise<Visit>,
): Promise<PageSummary[]> {
  const all = new Map<string, Visits>(
    pages.map((page) => [page, { page: [], floor: [], next: [] }]),
  );
  for (let run = 1; run <= runs; run++) {
    for (const [page, visits] of all) {
      for (const variant of variants) {
        const made = await visit(variant, page);
        visits[variant].push(made);
        const { performance, lcp } = made.figures;
        console.error(`${run}/${runs} ${variant} ${page}: ${performance}, LCP ${Math.round(lcp)}`);
      }
    }
  }
  return [...all].map(([page, visits]) => summarize(page, visits));
}
