import { compareWithBudgets, type Weight } from './budgets';

const page = (path: string, weight: Partial<Weight> = {}): Weight => ({
  path,
  HTML: 16_000,
  'requests before input': 4,
  'all before input': 45_000,
  style: 6000,
  'inline script (raw)': 2080,
  'script after waking': 90_000,
  ...weight,
});

it('names each page that is over a budget, the budget and the excess', () => {
  const heavy = page('/areas/boise/', { HTML: 16_001, 'requests before input': 5 });
  expect(compareWithBudgets([page('/contact/'), heavy]).problems).toEqual([
    '/areas/boise/: HTML: expected at most 16,000, found 16,001',
    '/areas/boise/: requests before input: expected at most 4, found 5',
  ]);
});

it.each([
  ['/places/', 0],
  ['/places/initial-point/', 1],
])('gives more room only to the page with all attractions: %s', (path, excesses) => {
  const { problems } = compareWithBudgets([page(path, { HTML: 24_000 })]);
  expect(problems).toHaveLength(excesses);
});

it('shows the page with the least of its budget left', () => {
  const weights = [page('/', { HTML: 10_000 }), page('/places/', { HTML: 14_000 })];
  const [, , row] = compareWithBudgets(weights).table.split('\n');
  expect(row?.split(/[ |]+/)).toEqual(['', 'HTML', '10,000', '16,000', '/', '']);
});

it("hints at pages that don't fit in the first packets, but not at the page with all attractions", () => {
  const weights = [14_300, 14_301].map((HTML) => page(`/${HTML}/`, { HTML }));
  const { hints, problems } = compareWithBudgets([...weights, page('/places/', { HTML: 24_000 })]);
  expect(hints).toEqual([expect.stringMatching(/^Hint: \/14301\/ takes 14,301 bytes/)]);
  expect(problems).toEqual([]);
});
