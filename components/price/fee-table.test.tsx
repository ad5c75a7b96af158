import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { fill } from '@/lib/text';
import { FeeTable } from './fee-table';

const { pages: copy } = testContent;
const { visit } = copy.fees;
const authority = { states: ['ID' as const, 'OR' as const], remote: ['ID' as const], online: true };
const business = {
  ...testContent.business,
  authority,
  prices: {
    ...testContent.business.prices,
    firstNotarization: { ID: 4, OR: null, online: 3 },
    travel: null,
  },
  placeholders: ['lawRead'],
  lawRead: '2026-11-20',
};

it('has a row for each state we may serve', () => {
  render(<FeeTable copy={copy} business={business} />);
  const cap = (fee: string, source: string) => fill(copy.fees.cap, { fee, law: source });
  for (const row of [
    `Idaho ${cap('$5', 'Idaho Code 51-133')}`,
    '$4 $3',
    `Oregon ${cap('$10', 'ORS 194.400')}`,
    'up to $10 $3',
  ]) {
    expect(screen.getByRole('row', { name: row })).toBeInTheDocument();
  }
});

it('has no online column when nothing is done online', () => {
  const inIdahoOnly = { states: ['ID' as const], remote: [], online: false };
  render(<FeeTable copy={copy} business={{ ...business, authority: inIdahoOnly }} />);
  expect(screen.queryByRole('columnheader', { name: 'Online' })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: '$4' })).toBeInTheDocument();
});

it("says that Idaho's limit applies online where no other state authorizes us", () => {
  const { rerender } = render(<FeeTable copy={copy} business={business} />);
  expect(screen.getByText(copy.fees.onlineFromIdaho)).toBeInTheDocument();
  const inBoth = { ...authority, remote: ['ID' as const, 'OR' as const] };
  rerender(<FeeTable copy={copy} business={{ ...business, authority: inBoth }} />);
  expect(screen.queryByText(copy.fees.onlineFromIdaho)).not.toBeInTheDocument();
});

it('explains the total, and says when the fees were checked', () => {
  render(<FeeTable copy={copy} business={business} />);
  const twoNotarizations = '$8 in Idaho and up to $14 in Oregon';
  const total = fill(visit.total, { twoNotarizations });
  expect(screen.getByText(total)).toBeInTheDocument();
  expect(screen.getByRole('region')).toHaveTextContent(
    fill(copy.law.checked, { date: 'November 20, 2026 (sample)' }),
  );
});

it('lists what travel costs by distance, if the owner has entered it', () => {
  const { farther, quoted, upTo } = copy.fees.travel;
  const travel = [
    { upTo: 1, price: 5 },
    { upTo: 10.5, price: 20 },
    { upTo: 40, price: 45.5 },
  ];
  const priced = { ...business, prices: { ...business.prices, travel } };
  render(<FeeTable copy={copy} business={priced} />);
  for (const name of [
    `${fill(upTo, { miles: '1 mile' })} $5`,
    `${fill(upTo, { miles: '10.5 miles' })} $20`,
    `${fill(upTo, { miles: '40 miles' })} $45.50`,
    `${farther} ${quoted}`,
  ]) {
    expect(screen.getByRole('row', { name })).toBeInTheDocument();
  }
});
