import type { Visit } from './lighthouse-report';
import type { Origins } from './serve-variants';
import { type PageSummary, summarize } from './summary';

/**
 * Visits every variant of every page in turn, so that the machine's mood hits all alike.
 * @param visit makes one visit to an address.
 */
export async function measurePages(
  pages: readonly string[],
  runs: number,
  origins: Origins,
  visit: (url: string) => Promise<Visit>,
): Promise<PageSummary[]> {
  const all = pages.map((page) => ({ page, visits: new Map<string, Visit[]>() }));
  for (let run = 1; run <= runs; run++) {
    for (const { page, visits } of all) {
      for (const [variant, origin] of origins) {
        const made = await visit(origin + page);
        visits.set(variant, [...(visits.get(variant) ?? []), made]);
        const { performance, lcp } = made.figures;
        console.error(`${run}/${runs} ${variant} ${page}: ${performance}, LCP ${Math.round(lcp)}`);
      }
    }
  }
  return all.map(({ page, visits }) => summarize(page, visits));
}
