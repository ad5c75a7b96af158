import { render, screen, within } from '@testing-library/react';
import { readContent } from '@/lib/content/read-content';
import { itemsFor } from '@/lib/services/checklist';
import { relatedServices, serviceBySlug } from '@/lib/services/services';
import { ServicePage } from './service-page';

const { business, services, checklist } = readContent(process.cwd());
const service = serviceBySlug(services, 'loan-signing');

beforeEach(() => {
  const related = relatedServices(services, service);
  render(
    <ServicePage
      business={business}
      service={service}
      area="Boise"
      bring={itemsFor(checklist, service, business)}
      related={related}
    />,
  );
});

it.each([
  ['Common documents', service.commonDocuments],
  ["What's included", service.included],
  ['Available extras', service.extras],
])('lists all of %s', (heading, items) => {
  const section = screen.getByRole('region', { name: heading });
  const shown = within(section).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual(items);
});

it('has every question with its answer', () => {
  for (const { question, answer } of service.faq) {
    expect(screen.getByText(question)).toBeInTheDocument();
    expect(screen.getByText(answer.replace(/\s+/g, ' '))).toBeInTheDocument();
  }
});

it('links to three other services, the towns and the contact page', () => {
  const related = screen.getByRole('region', { name: 'Related services' });
  expect(within(related).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(within(related).queryByText(service.title)).not.toBeInTheDocument();
  expect(within(related).getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact/',
  );
  expect(screen.getByRole('link', { name: /towns in our service area/ })).toHaveAttribute(
    'href',
    '/locations/',
  );
});

it('lists what to bring, and the sheet links to that list', () => {
  const list = screen.getByRole('region', { name: 'What to bring' });
  expect(within(list).getAllByRole('checkbox').length).toBeGreaterThan(4);
  expect(screen.getByRole('link', { name: 'list' })).toHaveAttribute('href', `#${list.id}`);
});
