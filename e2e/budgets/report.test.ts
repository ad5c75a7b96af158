/** @jest-environment node */
import { budgetOf } from './budgets';
import { budgetTable, overBudget } from './report';

const page = (path: string, html = 9000) => ({ ...budgetOf(path), path, html });

it('names each page that is over a budget, the budget and the excess', () => {
  const heavy = { ...page('/areas/boise/', 14_601), requests: 5 };
  expect(overBudget([page('/contact/'), heavy])).toEqual([
    '/areas/boise/: HTML: expected at most 14,600, found 14,601',
    '/areas/boise/: requests before input: expected at most 4, found 5',
  ]);
});

it('gives more room only to the page of all attractions', () => {
  expect(overBudget([page('/places/', 24_000)])).toEqual([]);
  expect(overBudget([page('/places/initial-point/', 24_000)])).toHaveLength(1);
});

it('shows the heaviest page of each kind', () => {
  const table = budgetTable([
    page('/', 100),
    page('/areas/', 200),
    page('/areas/vale/', 300),
    page('/areas/boise/', 400),
    page('/404.html', 50),
  ]);
  const rows = table.split('\n').slice(2);
  expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual([
    '/',
    '/areas/',
    '/areas/boise/',
    '/404.html',
  ]);
  expect(table).toContain('400 of 14,600');
});
