/** @jest-environment node */
import { medianTable, missedTargets } from './results';

it('shows the median of each measure for each variant', () => {
  const page = [1000.6, 9000, 3].map((ms) => ({ KB: 30.04, ms }));
  const before = [Number.POSITIVE_INFINITY, 6, 1, 4].map((ms) => ({ KB: 9, ms }));
  const table = medianTable('path', [
    { subject: '/', variant: 'page', samples: page },
    { subject: '/', variant: 'before', samples: before },
  ]);
  expect(table.split('\n').map((line) => line.split(/[ |]+/).slice(1, -1))).toEqual([
    ['path', 'variant', 'KB', 'ms'],
    expect.anything(),
    ['/', 'page', '30.0', '1001'],
    ['/', 'before', '9.0', '5'],
  ]);
});

it.each([
  ['nothing at the limits', { 'LCP ms': 1050, 'TBT ms': 19.9 }, []],
  ['a slow page', { 'LCP ms': 1051 }, ["/: LCP is 1.051 of the floor's; expected at most 1.05"]],
  ['a page that blocks', { 'TBT ms': 20 }, ['/: TBT is 20 ms; expected less than 20']],
  ['a page that moves', { CLS: 0.0004 }, ['/: CLS is 0.0004; expected 0']],
  ['a low score', { seo: 92 }, ['/: seo is 92; expected 100']],
])('reports %s', (_, own, missed) => {
  const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
  const floor = { ...scores, 'LCP ms': 1000, 'TBT ms': 0, CLS: 0 };
  const rows = [
    { subject: '/', variant: 'page', samples: [{ ...floor, ...own }] },
    { subject: '/', variant: 'floor', samples: [floor] },
  ];
  expect(missedTargets(rows)).toEqual(missed);
});
