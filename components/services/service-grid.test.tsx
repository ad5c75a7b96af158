import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { ServiceGrid } from './service-grid';

const [service] = testContent.services;
if (!service) throw new Error('There is no service');

it('shows the title as a link and the first four documents', () => {
  render(<ServiceGrid services={[service]} />);
  expect(screen.getByRole('link', { name: service.title })).toHaveAttribute(
    'href',
    `/services/${service.slug}/`,
  );
  const [, ...shown] = screen.getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual(service.commonDocuments.slice(0, 4));
});
