import type { Figures, Visit } from './lighthouse-report';
import { median } from './median';
import type { Variant } from './variants';

/** The medians of one page, variant by variant. */
export interface PageSummary {
  page: string;
  medians: Record<Variant, Figures>;
  /** What cost the page as it ships a score, in any run. */
  faults: string[];
}

/** The visits of one page, one after the other, by variant. */
export type Visits = Record<Variant, Visit[]>;

export function summarize(page: string, visits: Visits): PageSummary {
  const { page: shipped, floor, next } = visits;
  return {
    page,
    medians: { page: medians(shipped), floor: medians(floor), next: medians(next) },
    faults: [...new Set(shipped.flatMap(({ faults }) => faults))],
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
