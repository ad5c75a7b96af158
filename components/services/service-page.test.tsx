import { render, screen, within } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { itemsFor } from '@/lib/services/checklist';
import { relatedServices, serviceBySlug } from '@/lib/services/services';
import { ServicePage } from './service-page';

const { business, services, checklist, pages } = testContent;
const { headings, somethingElse, towns } = pages.service;
const service = serviceBySlug(services, 'papers-for-abroad');

beforeEach(() => {
  render(
    <ServicePage
      {...testContent}
      service={service}
      bring={itemsFor(checklist, service, business)}
      related={relatedServices(services, service)}
    />,
  );
});

it.each([
  [headings.documents, service.commonDocuments],
  [headings.included, service.included],
  [headings.extras, service.extras],
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
  const related = screen.getByRole('region', { name: headings.related });
  expect(within(related).getAllByRole('listitem')).toHaveLength(3);
  expect(within(related).queryByText(service.title)).not.toBeInTheDocument();
  expect(within(related).getByRole('link', { name: somethingElse.link })).toHaveAttribute(
    'href',
    '/contact/',
  );
  expect(screen.getByRole('link', { name: towns.link })).toHaveAttribute('href', '/locations/');
});

it('lists what to have ready, and the sheet links to that list', () => {
  const list = screen.getByRole('region', { name: headings.bring });
  expect(within(list).getAllByRole('checkbox').length).toBeGreaterThan(4);
  expect(screen.getByRole('link', { name: 'full checklist' })).toHaveAttribute(
    'href',
    `#${list.id}`,
  );
});

it('links to the pages of the offices it mentions', () => {
  const group = screen.getByText(headings.officialPages).closest('details');
  const links = group ? within(group).getAllByRole('link', { hidden: true }) : [];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    (service.officialPages ?? []).map(({ name, url }) => [name, url]),
  );
});
