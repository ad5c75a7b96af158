import { compareWithBudgets } from './budgets';

const page = (path: string, HTML: number, found = {}) => ({
  path,
  found: { HTML, 'requests before input': 5, 'island menu': 500, ...found },
});

it('names each page that is over a budget, each island once, the budget and the excess', () => {
  const heavy = page('/areas/boise/', 15_501, { 'island menu': 501 });
  const alike = page('/contact/', 15_500, { 'island menu': 501 });
  expect(compareWithBudgets([heavy, alike]).problems).toEqual([
    '/areas/boise/: HTML: expected at most 15,500, found 15,501',
    '/areas/boise/: island menu: expected at most 500, found 501',
  ]);
});

it('gives more room, and no hint, only to the page with all attractions', () => {
  const weights = ['/places/', '/places/initial-point/'].map((path) => page(path, 18_000));
  const { problems, hints } = compareWithBudgets(weights);
  expect(problems).toEqual([expect.stringMatching(/^\/places\/initial-point\/: HTML/)]);
  expect(hints).toHaveLength(1);
});

it('shows the page with the least of its budget left', () => {
  const { table } = compareWithBudgets([page('/', 10_000), page('/places/', 11_000)]);
  expect(table.split('\n')[2]?.split(/[ |]+/)).toEqual(['', 'HTML', '10,000', '15,500', '/', '']);
});

it("hints at pages that don't fit in the first flight", () => {
  const { hints } = compareWithBudgets([14_000, 14_001].map((HTML) => page(`/${HTML}/`, HTML)));
  expect(hints).toEqual([expect.stringMatching(/^Hint: \/14001\/ takes 14,001 bytes/)]);
});
