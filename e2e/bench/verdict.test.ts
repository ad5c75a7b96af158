import type { Figures } from './lighthouse-report';
import { misses } from './verdict';

const figures: Figures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 900,
  lcp: 1000,
  tbt: 0,
  cls: 0,
  bytes: 30_000,
  requests: 4,
};

const judged = (own: Partial<Figures>, faults: string[] = []) =>
  misses([
    {
      page: '/',
      medians: new Map([
        ['page', { ...figures, ...own }],
        ['floor', figures],
      ]),
      faults,
    },
  ]);

it('has nothing to say when every target is reached, on the edge too', () => {
  expect(judged({ lcp: 1050, tbt: 19.9 })).toEqual([]);
});

it('says which page is slower than its floor allows', () => {
  expect(judged({ lcp: 1051 })).toEqual(['/: LCP is 1.051 of its floor; expected at most 1.05']);
});

it('says when the page blocks or moves', () => {
  expect(judged({ tbt: 20, cls: 0.0004 })).toEqual([
    '/: TBT is 20 ms; expected under 20',
    '/: CLS is 0.0004; expected 0',
  ]);
});

it('names what costs a score beside it', () => {
  expect(judged({ seo: 92, bestPractices: 99 }, ['SEO: canonical', 'SEO: image-alt'])).toEqual([
    '/: best practices is 99; expected 100',
    '/: SEO is 92; expected 100 (canonical, image-alt)',
  ]);
});
