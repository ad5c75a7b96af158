import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import type { Business } from '@/lib/schema/business';
import { fill } from '@/lib/text';
import { FeeTable } from './fee-table';

const { pages: copy } = testContent;
const { visit } = copy.fees;
const business: Business = {
  ...testContent.business,
  authority: { states: ['ID', 'OR'], remote: ['ID'], online: true },
  prices: {
    ...testContent.business.prices,
    firstNotarization: { ID: 4, OR: null, online: 3 },
    travel: null,
  },
  placeholders: ['lawRead'],
  lawRead: '2026-11-20',
};

const show = (change: Partial<Business> = {}) =>
  render(<FeeTable {...testContent} business={{ ...business, ...change }} />);

it('has a row for each state we may serve', () => {
  show();
  const cap = (fee: string, source: string) => fill(copy.fees.cap, { fee, law: source });
  for (const row of [
    `Idaho ${cap('$5', 'Idaho Code 51-133')} $4`,
    `Oregon ${cap('$10', 'ORS 194.400')} up to $10`,
  ]) {
    expect(screen.getByRole('row', { name: row })).toBeInTheDocument();
  }
});

it('says what a notarization costs online, if any is done there', () => {
  const sentence = fill(copy.fees.online, { fee: '$3' });
  const { unmount } = show();
  expect(screen.getByText(sentence)).toBeInTheDocument();
  unmount();
  show({ authority: { states: ['ID'], remote: [], online: false } });
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /Oregon/ })).not.toBeInTheDocument();
});

it('explains the total, and says when the fees were checked', () => {
  show();
  const twoNotarizations = '$8 in Idaho and up to $14 in Oregon';
  const total = fill(visit.total, { twoNotarizations });
  expect(screen.getByText(total)).toBeInTheDocument();
  expect(screen.getByRole('region')).toHaveTextContent(
    fill(copy.law.checked, { date: 'November 20, 2026 (sample)' }),
  );
});

it('lists what travel costs by town, if the owner has entered it', () => {
  const { other, quoted } = copy.fees.travel;
  const travel = [
    { towns: ['larkin', 'vetch'], price: 5 },
    { towns: ['sandry'], price: 45.5 },
  ];
  show({ prices: { ...business.prices, travel } });
  for (const name of ['Larkin and Vetch $5', 'Sandry $45.50', `${other} ${quoted}`]) {
    expect(screen.getByRole('row', { name })).toBeInTheDocument();
  }
});
