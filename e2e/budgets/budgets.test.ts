import { compareWithBudgets, type Weight } from './budgets';

const page = (path: string, found: Weight['found'] = {}): Weight => ({
  path,
  found: { HTML: 13_500, 'requests before input': 5, 'island menu': 500, ...found },
});

it('names each page that is over a budget, the budget and the excess', () => {
  const heavy = page('/areas/boise/', { HTML: 13_501, 'island menu': 501 });
  expect(compareWithBudgets([page('/contact/'), heavy]).problems).toEqual([
    '/areas/boise/: HTML: expected at most 13,500, found 13,501',
    '/areas/boise/: island menu: expected at most 500, found 501',
  ]);
});

it.each([
  ['/places/', 0],
  ['/places/initial-point/', 1],
])('gives more room only to the page with all attractions: %s', (path, excesses) => {
  const { problems } = compareWithBudgets([page(path, { HTML: 21_000 })]);
  expect(problems).toHaveLength(excesses);
});

it('shows the page with the least of its budget left', () => {
  const weights = [page('/', { HTML: 10_000 }), page('/places/', { HTML: 14_000 })];
  const [, , row] = compareWithBudgets(weights).table.split('\n');
  expect(row?.split(/[ |]+/)).toEqual(['', 'HTML', '10,000', '13,500', '/', '']);
});

it("hints at pages that don't fit in the first flight, but not at the page with all attractions", () => {
  const weights = [12_000, 12_001].map((HTML) => page(`/${HTML}/`, { HTML }));
  const { hints, problems } = compareWithBudgets([...weights, page('/places/', { HTML: 21_000 })]);
  expect(hints).toEqual([expect.stringMatching(/^Hint: \/12001\/ takes 12,001 bytes/)]);
  expect(problems).toEqual([]);
});
