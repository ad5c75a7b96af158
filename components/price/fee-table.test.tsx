import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { fill } from '@/lib/text';
import { FeeTable } from './fee-table';

const { pages: copy } = testContent;
const { visit, session } = copy.fees;
const authority = { states: ['ID' as const, 'OR' as const], remote: ['ID' as const], online: true };
const business = {
  ...testContent.business,
  authority,
  prices: { additionalNotarization: 5 },
  placeholders: ['lawRead'],
  lawRead: '2026-11-20',
};

it('has a row for each state that we may serve', () => {
  render(<FeeTable copy={copy} business={business} />);
  for (const row of ['Idaho Idaho Code 51-133 $5 $5', 'Oregon ORS 194.400 $10 as in Idaho']) {
    expect(screen.getByRole('row', { name: row })).toBeInTheDocument();
  }
});

it('has no online column when nothing is done online', () => {
  const inIdahoOnly = { states: ['ID' as const], remote: [], online: false };
  render(<FeeTable copy={copy} business={{ ...business, authority: inIdahoOnly }} />);
  expect(screen.queryByRole('columnheader', { name: 'Online' })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Idaho Idaho Code 51-133 $5' })).toBeInTheDocument();
});

it('mentions no trip for an online session', () => {
  render(<FeeTable copy={copy} business={business} total="session" />);
  expect(screen.getByText(fill(session, { fee: '$5' }))).toBeInTheDocument();
  expect(screen.queryByText(visit.noSigning)).not.toBeInTheDocument();
});

it('explains the total, and says when the fees were checked', () => {
  render(<FeeTable copy={copy} business={business} />);
  const total = fill(visit.total, { twoActs: '$10 in Idaho and $15 in Oregon' });
  expect(screen.getByText(total)).toBeInTheDocument();
  expect(screen.getByRole('region')).toHaveTextContent(
    fill(copy.law.checked, { date: 'November 20, 2026 (sample)' }),
  );
});
