import type { Figures, Visit } from './lighthouse-report';
import { median } from './median';

/** The medians of one page, variant by variant. */
export interface PageSummary {
  page: string;
  medians: ReadonlyMap<string, Figures>;
  /** What cost the page as it ships a score, in any run. */
  faults: string[];
}

/** @param visits of one page, one after the other, by variant. */
export function summarize(
  page: string,
  visits: ReadonlyMap<string, readonly Visit[]>,
): PageSummary {
  return {
    page,
    medians: new Map([...visits].map(([variant, made]) => [variant, medians(made)])),
    faults: [...new Set(visits.get('page')?.flatMap(({ faults }) => faults))],
  };
}

function medians(visits: readonly Visit[]): Figures {
  const of = (name: keyof Figures) => median(visits.map(({ figures }) => figures[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    bytes: of('bytes'),
    requests: of('requests'),
  };
}
