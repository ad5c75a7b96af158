import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import type { Business } from '@/lib/schema/business';
import { fill } from '@/lib/text';
import { ServiceCosts } from './service-costs';

const { fees: copy } = testContent.pages;
const business: Business = {
  ...testContent.business,
  authority: { states: ['ID', 'OR'], remote: ['ID'], online: true },
  prices: {
    ...testContent.business.prices,
    firstNotarization: { ID: 4, OR: null, online: 3 },
    travel: null,
  },
};

const [known] = testContent.services;
if (!known) throw new Error('There is no service');
const { cost: _, ...service } = known;
const show = (online: boolean) =>
  render(<ServiceCosts {...testContent} business={business} service={{ ...service, online }} />);

it('says what two notarizations cost at a visit, and leads to the table', () => {
  show(false);
  const twoNotarizations = '$8 in Idaho and up to $14 in Oregon';
  expect(screen.getByText(fill(copy.service, { twoNotarizations }))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: copy.table })).toHaveAttribute('href', '/contact/#fees');
});

it('mentions no travel for an online session', () => {
  show(true);
  expect(screen.getByText(fill(copy.session, { fee: '$3' }))).toBeInTheDocument();
  expect(screen.queryByText(copy.visit.noSigning)).not.toBeInTheDocument();
});
