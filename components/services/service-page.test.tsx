import { render, screen, within } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { routes } from '@/lib/routes';
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

const region = (name: string) => screen.getByRole('region', { name });
const link = (name: string) => screen.getByRole('link', { name, hidden: true });

it.each([
  [headings.documents, service.commonDocuments],
  [headings.included, service.included],
  [headings.extras, service.extras],
])('lists all of %s', (heading, items) => {
  const shown = within(region(heading)).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual(items);
});

it('has every question with its answer', () => {
  for (const { question, answer } of service.faq) {
    expect(screen.getByText(question)).toBeInTheDocument();
    expect(screen.getByText(answer.replace(/\s+/g, ' '))).toBeInTheDocument();
  }
});

it('links to three other services, the towns and the contact page', () => {
  const related = region(headings.related);
  expect(within(related).getAllByRole('listitem')).toHaveLength(3);
  expect(within(related).queryByText(service.title)).not.toBeInTheDocument();
  expect(link(somethingElse.link)).toHaveAttribute('href', routes.contact);
  expect(link(towns.link)).toHaveAttribute('href', routes.locations);
});

it('lists what to have ready, and the sheet links to that list', () => {
  const list = region(headings.bring);
  expect(within(list).getAllByRole('checkbox').length).toBeGreaterThan(4);
  expect(link('full checklist')).toHaveAttribute('href', `#${list.id}`);
});

it('links to the pages of the offices it mentions', () => {
  expect(service.officialPages?.length).toBeGreaterThan(0);
  for (const { name, url } of service.officialPages ?? []) {
    expect(link(name)).toHaveAttribute('href', url);
  }
});
