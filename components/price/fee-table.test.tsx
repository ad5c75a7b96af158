import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import type { Business } from '@/lib/schema/business';
import { fill } from '@/lib/text/templates';
import { FeeTable } from './fee-table';

const { pages: copy } = testContent;
const { visit } = copy.fees;
const business: Business = {
  ...testContent.business,
  authority: { states: ['ID', 'OR'], remote: ['ID'], online: true },
  prices: {
    ...testContent.business.prices,
    firstNotarization: {
      ...testContent.business.prices.firstNotarization,
      ID: 4,
      OR: null,
      online: 3,
    },
    travel: null,
  },
  agreed: { law: '2026-11-20' },
};

const show = (change: Partial<Business> = {}) =>
  render(<FeeTable {...testContent} business={{ ...business, ...change }} />);

const expectRows = (...names: string[]) =>
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(names);
const head = 'WhereFirstEach additional';
const idaho = 'IdahoIdaho Code 51-133 allows up to $5$4$4';
const oregon = 'Oregonup to $10$4';
const onlineRow = 'Online$3$4';

const online = fill(copy.fees.online, { fee: '$3' });

it('leaves out a state we may not serve, and online where nothing is done there', () => {
  show({ authority: { states: ['ID'], remote: [], online: false } });
  expectRows(head, idaho);
  expect(screen.queryByText(online)).not.toBeInTheDocument();
});

it('has a row for each state, the fee online and the total', () => {
  show();
  expectRows(head, idaho, oregon, onlineRow);
  expect(screen.getByText(online)).toBeInTheDocument();
  const twoNotarizations = '$8 in Idaho and up to $14 in Oregon';
  const total = fill(visit.total, { twoNotarizations });
  expect(screen.getByText(total)).toBeInTheDocument();
});

it('says when the law was last read only once the owner has read it', () => {
  const checked = 'Law last checked on November 20, 2026.';
  const { unmount } = show();
  expect(screen.getByText(checked)).toBeInTheDocument();
  unmount();
  show({ agreed: {} });
  expect(screen.getByText(visit.noSigning).nextElementSibling).toBeNull();
});

it('lists what travel costs by town, if the owner has entered it', () => {
  const travel = [
    { towns: ['larkin', 'vetch'], price: 5 },
    { towns: ['sandry'], price: 45.5 },
  ];
  show({ prices: { ...business.prices, travel } });
  expectRows(
    head,
    idaho,
    oregon,
    onlineRow,
    'Larkin and Vetch$5',
    'Sandry$45.50',
    `Every other town${copy.fees.quoted}`,
  );
});
