import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { FeeTable } from './fee-table';

const authority = { states: ['ID' as const, 'OR' as const], remote: ['ID' as const], online: true };
const business = {
  ...testContent.business,
  authority,
  prices: { additionalNotarization: 5 },
  placeholders: ['lawChecked'],
  lawChecked: '2026-11-20',
};

it('has a row for each state that we may serve', () => {
  render(<FeeTable business={business} />);
  for (const row of ['Idaho Idaho Code 51-133 $5 $5', 'Oregon ORS 194.400 $10 as in Idaho']) {
    expect(screen.getByRole('row', { name: row })).toBeInTheDocument();
  }
});

it('has no online column when nothing is done online', () => {
  const inIdahoOnly = { states: ['ID' as const], remote: [], online: false };
  render(<FeeTable business={{ ...business, authority: inIdahoOnly }} />);
  expect(screen.queryByRole('columnheader', { name: 'Online' })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Idaho Idaho Code 51-133 $5' })).toBeInTheDocument();
});

it('mentions no trip for an online session', () => {
  render(<FeeTable business={business} total="session" />);
  expect(screen.getByText(/There is no trip to pay for/)).toBeInTheDocument();
  expect(screen.queryByText(/agreed before/)).not.toBeInTheDocument();
});

it('explains the total, and says when the fees were checked', () => {
  render(<FeeTable business={business} />);
  expect(screen.getByText(/Your total is the fee for each notarial act/)).toHaveTextContent(
    'two acts are at most $10 in Idaho and $15 in Oregon, and the trip.',
  );
  expect(screen.getByText(/Fees and law last checked on/)).toHaveTextContent(
    'November 20, 2026 (sample)',
  );
});
