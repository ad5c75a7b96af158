import { compareWithBudgets } from './budgets';

const page = (path: string, HTML: number, found = {}) => ({
  path,
  found: { HTML, 'requests before input': 5, 'island menu': 1_000, ...found },
});

it('names each page that is over a budget, each island once, the budget and the excess', () => {
  const heavy = page('/areas/boise/', 14_501, { 'island menu': 1_001 });
  const alike = page('/contact/', 14_500, { 'island menu': 1_001 });
  expect(compareWithBudgets([heavy, alike]).problems).toEqual([
    '/areas/boise/: HTML: expected at most 14500, found 14501',
    '/areas/boise/: island menu: expected at most 1000, found 1001',
  ]);
});

it('tells what the owner writes from what is of code', () => {
  const long = page('/areas/boise/', 14_501);
  expect(compareWithBudgets([long]).isCodeOver).toBe(false);
  const slow = page('/', 14_501, { 'requests before input': 7 });
  expect(compareWithBudgets([slow]).isCodeOver).toBe(true);
});

it('has no room for what has no budget', () => {
  const { problems } = compareWithBudgets([{ path: '/', found: { 'island new': 1 } }]);
  expect(problems).toEqual(['/: island new: expected at most 0, found 1']);
});

it('shows the heaviest page', () => {
  const { heaviest } = compareWithBudgets([page('/', 10_000), page('/places/', 11_000)]);
  const [first] = heaviest;
  expect(first).toEqual({ measure: 'HTML', most: 11_000, budget: 14_500, path: '/places/' });
});
