import { parseReport } from './lighthouse-report';

/** A report as Lighthouse 12.6.1 prints it, cut down to what counts here. */
function report(imageAudit: number | null = 1, weight = 10) {
  const category = (...ids: string[]) => ({
    score: 0.94,
    auditRefs: ids.map((id) => ({ id, weight })),
  });
  return {
    categories: {
      performance: category('largest-contentful-paint'),
      accessibility: category('image-alt'),
      'best-practices': { ...category(), score: 1 },
      seo: { ...category('image-alt'), score: 0.5 },
    },
    audits: {
      'first-contentful-paint': { title: 'FCP', score: 1, numericValue: 900.5 },
      'largest-contentful-paint': { title: 'LCP', score: 0.9, numericValue: 1080.25 },
      'total-blocking-time': { title: 'TBT', score: 1, numericValue: 0 },
      'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: 0.0125 },
      'network-requests': {
        title: 'Requests',
        score: null,
        details: { items: [{ transferSize: 14_000 }, { transferSize: 15_081 }] },
      },
      'image-alt': { title: 'Images', score: imageAudit },
    },
  };
}

it('reads scores of 100, times, bytes and requests', () => {
  expect(parseReport(JSON.stringify(report()))).toEqual({
    figures: {
      performance: 94,
      accessibility: 94,
      bestPractices: 100,
      seo: 50,
      fcp: 900.5,
      lcp: 1080.25,
      tbt: 0,
      cls: 0.0125,
      bytes: 29_081,
      requests: 2,
    },
    faults: [],
  });
});

it('names what costs a score, but for the times, which the table shows', () => {
  expect(parseReport(JSON.stringify(report(0))).faults).toEqual([
    'accessibility: image-alt',
    'SEO: image-alt',
  ]);
});

it('names nothing that does not apply or does not count', () => {
  expect(parseReport(JSON.stringify(report(null))).faults).toEqual([]);
  expect(parseReport(JSON.stringify(report(0, 0))).faults).toEqual([]);
});

it('refuses the report of a visit that failed', () => {
  const failed = report();
  Object.assign(failed.categories.performance, { score: null });
  expect(() => parseReport(JSON.stringify(failed))).toThrow('performance');
});
