import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { serviceBySlug } from '@/lib/services/services';
import { ForOfficers } from './for-officers';

const { business, pages, services } = testContent;
const copy = pages.service.officers;
const show = (slug: string) => {
  const service = serviceBySlug(services, slug);
  render(<ForOfficers {...testContent} service={service} />);
};

it('folds what offices ask, and has an order of empty lines ready for the message form', () => {
  show('closing-papers');
  const fold = screen.getByText(copy.summary).closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold).toHaveTextContent(`${copy.labels.scanBacks} ${business.officers.scanBacks}`);
  expect(screen.getByRole('button', { name: copy.order })).toBeInTheDocument();
});

it('is left out of a service that offices do not order', () => {
  show('papers-for-abroad');
  expect(document.body).not.toHaveTextContent(copy.heading);
});
