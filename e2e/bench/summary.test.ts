import type { Visit } from './lighthouse-report';
import { summarize } from './summary';

const visit = (lcp: number, ...faults: string[]): Visit => ({
  figures: {
    performance: 100,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    fcp: lcp / 2,
    lcp,
    tbt: 0,
    cls: 0,
    bytes: 30_000,
    requests: 4,
  },
  faults,
});

it('takes the median of each figure, and each fault of the shipped page once', () => {
  const { medians, faults } = summarize(
    '/',
    new Map([
      ['page', [visit(1200, 'SEO: canonical'), visit(900), visit(1000, 'SEO: canonical')]],
      ['floor', [visit(800), visit(700, 'SEO: image-alt'), visit(900)]],
    ]),
  );
  expect(medians.get('page')).toMatchObject({ lcp: 1000, fcp: 500, requests: 4 });
  expect(medians.get('floor')?.lcp).toBe(800);
  expect(faults).toEqual(['SEO: canonical']);
});
