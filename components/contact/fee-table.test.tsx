import { render, screen, within } from '@testing-library/react';
import { readContent } from '@/lib/content/read-content';
import type { Practice } from '@/lib/schema/business';
import { FeeTable } from './fee-table';

const { business } = readContent(process.cwd());

function rows(practice: Practice): string[][] {
  render(<FeeTable business={{ ...business, practice }} />);
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...within(row).getAllByRole('rowheader'), ...within(row).queryAllByRole('cell')])
    .map((cells) => cells.map(({ textContent }) => textContent));
}

it('has a row for each state that we may serve', () => {
  expect(rows({ states: ['ID', 'OR'], remote: ['ID'] })).toEqual([
    ['Idaho', '$5', '$5', 'Idaho Code 51-133'],
    ['Oregon', '$10', 'not offered', 'ORS 194.400'],
  ]);
});

it('leaves out Oregon and online acts where there is no right to them', () => {
  expect(rows({ states: ['ID'], remote: [] })).toEqual([['Idaho', '$5', 'Idaho Code 51-133']]);
});

it('says how the total comes about, and when the fees were checked', () => {
  render(<FeeTable business={business} />);
  expect(
    screen.getByText(/Your total is the number of notarial acts times the fee/),
  ).toHaveTextContent('Two acts in Idaho are at most $10, and the trip.');
  expect(screen.getByText(/Fees and law last checked on/)).toHaveTextContent(
    'November 20, 2026 (sample)',
  );
});
