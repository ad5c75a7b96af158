import { render, screen, within } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { ServiceCard } from './service-card';

const [service] = testContent.services;
if (!service) throw new Error('There is no service');

it('shows the title as a link and the first four documents', () => {
  render(<ServiceCard service={service} />);
  expect(screen.getByRole('link', { name: service.title })).toHaveAttribute(
    'href',
    `/services/${service.slug}/`,
  );
  const shown = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual(service.commonDocuments.slice(0, 4));
});
