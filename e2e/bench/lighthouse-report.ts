import { z } from 'zod';

const category = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});

const metric = z.object({ numericValue: z.number() });

/** What is read of a report; it holds a hundred times as much. */
const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z
    .object({
      'first-contentful-paint': metric,
      'largest-contentful-paint': metric,
      'total-blocking-time': metric,
      'cumulative-layout-shift': metric,
      'network-requests': z.object({
        details: z.object({ items: z.array(z.object({ transferSize: z.number() })) }),
      }),
    })
    .catchall(z.object({ title: z.string(), score: z.number().nullable() })),
});

/** The figures of one visit, and the names of those of several. */
export interface Figures {
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** First and largest contentful paint and total blocking time, in milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** Cumulative layout shift, without unit. */
  cls: number;
  /** All that the page loads, with headers, icons and manifest, in bytes over the wire. */
  bytes: number;
  requests: number;
}

export interface Visit {
  figures: Figures;
  /** What keeps a score other than that of performance below 100, such as `seo: image-alt`. */
  faults: string[];
}

/**
 * Reads the report of one visit.
 * @param json what Lighthouse printed.
 * @throws when a figure or a score is missing, as when the visit failed.
 */
export function parseReport(json: string): Visit {
  const { categories, audits } = report.parse(JSON.parse(json));
  const { performance, accessibility, 'best-practices': bestPractices, seo } = categories;
  const requests = audits['network-requests'].details.items;
  const points = ({ score }: { score: number }) => Math.round(score * 100);
  const below = (name: string, { auditRefs }: z.infer<typeof category>) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && isFault(audits[id]))
      .map(({ id }) => `${name}: ${id}`);
  return {
    figures: {
      performance: points(performance),
      accessibility: points(accessibility),
      bestPractices: points(bestPractices),
      seo: points(seo),
      fcp: audits['first-contentful-paint'].numericValue,
      lcp: audits['largest-contentful-paint'].numericValue,
      tbt: audits['total-blocking-time'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
      requests: requests.length,
    },
    faults: [
      ...below('accessibility', accessibility),
      ...below('best practices', bestPractices),
      ...below('SEO', seo),
    ],
  };
}

/** An audit that does not apply has no score. */
function isFault(audit: unknown): boolean {
  const scored = z.object({ score: z.number() }).safeParse(audit);
  return scored.success && scored.data.score < 1;
}
