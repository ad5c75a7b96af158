import { render, screen, within } from '@testing-library/react';
import { smsHref } from '@/lib/contact/phone';
import { serviceBySlug, testContent } from '@/lib/content/test-content.fixture';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Service } from '@/lib/schema/service';
import { fill } from '@/lib/text/templates';
import { ServiceGrid } from './service-grid';
import { ServicePage } from './service-page';

const { services, pages } = testContent;
const { officers, visits } = pages.service;
const service = serviceBySlug(services, 'papers-for-abroad');

function show(change: Partial<Service> = {}, ofBusiness: Partial<Business> = {}) {
  const business = { ...testContent.business, ...ofBusiness };
  render(<ServicePage {...testContent} business={business} service={{ ...service, ...change }} />);
}

const region = (name: string) => screen.getByRole('region', { name });
const link = (name: string) => screen.getByRole('link', { name, hidden: true });
const itemsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it.each([
  ['Common documents', service.commonDocuments.map(({ name }) => name)],
  ["What's included", service.included],
  ['Available extras', service.extras],
])('lists all of %s', (heading, items) => {
  show();
  expect(itemsIn(region(heading))).toEqual(items);
});

it('has every question with its answer, and the pages of the offices it mentions', () => {
  show();
  for (const { question, answer } of service.faq) {
    expect(screen.getByText(question)).toBeInTheDocument();
    expect(screen.getByText(answer.replace(/\s+/g, ' '))).toBeInTheDocument();
  }
  expect(service.officialPages?.length).toBeGreaterThan(0);
  for (const { name, url } of service.officialPages ?? []) {
    expect(link(name)).toHaveAttribute('href', url);
  }
  expect(document.body).not.toHaveTextContent(officers.heading);
});

it('leaves out what a new service has not', () => {
  const { title, description, intro, message, slug, stamp, updated, online } = service;
  const lists = { commonDocuments: [], included: [], extras: [], faq: [] };
  const bare: Service = {
    title,
    description,
    intro,
    message,
    slug,
    stamp,
    updated,
    online,
    officers: false,
    ...lists,
  };
  const { container } = render(<ServicePage {...testContent} service={bare} />);
  for (const heading of ['Common documents', "What's included", 'Available extras', 'Common q'])
    expect(screen.queryByText(RegExp(heading))).not.toBeInTheDocument();
  for (const list of container.querySelectorAll('ul, ol, dl, address'))
    expect(list).not.toBeEmptyDOMElement();
  expect(link('See the towns we cover')).toBeInTheDocument();
  render(<ServiceGrid services={[bare]} />);
  expect(link(title).closest('li')?.querySelector('ul')).toBeNull();
});

it('has links in its introduction and its answers, and their words alone elsewhere', () => {
  const to = '[our fees](/contact/#fees)';
  show({ intro: `See ${to} first.`, faq: [{ question: 'How much?', answer: `Here are ${to}.` }] });
  const links = screen.getAllByRole('link', { name: 'our fees', hidden: true });
  expect(links.map((one) => one.getAttribute('href'))).toEqual([
    '/contact/#fees',
    '/contact/#fees',
  ]);
  expect(region('What we do')).toHaveTextContent('See our fees first.');
});

it('links to three other services, the towns and the contact page', () => {
  show();
  const related = itemsIn(region('Other services'));
  const others = services.filter(({ slug }) => slug !== service.slug).slice(0, 3);
  expect(related).toEqual(others.map(({ title, description }) => title + description));
  expect(link('Contact us')).toHaveAttribute('href', routes.contact);
  expect(link('See the towns we cover')).toHaveAttribute('href', routes.locations);
});

it('lists what to have ready, and the certificate links to that list', () => {
  show();
  const list = region('What to have ready');
  expect(within(list).getAllByRole('checkbox').length).toBeGreaterThan(4);
  expect(link('Full checklist')).toHaveAttribute('href', `#${list.id}`);
});

it('says how offices order the service if they do, and what they ask, before the documents', () => {
  show(serviceBySlug(services, 'closing-papers'));
  const part = region(officers.heading);
  const { scanBacks } = testContent.business.officers;
  expect(part).toHaveTextContent(officers.how);
  expect(itemsIn(part)).toEqual(officers.order.slice(1).map((line) => line.replace(':', '')));
  expect(part).toHaveTextContent(`Scan-backs${scanBacks}`);
  const next = region('Common documents');
  expect(part.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each(['208-555-0242', '208-555-0299'])('has the words of an order, for %s', (textNumber) => {
  show(serviceBySlug(services, 'closing-papers'), { textNumber });
  const part = within(region(officers.heading));
  const text = part.getByRole('link', { name: 'Text us an order' });
  expect(text).toHaveAttribute('href', smsHref(textNumber, officers.order.join('\n')));
  expect(part.getByRole('button', { name: 'Email us an order' })).toBeInTheDocument();
});

it('has a visit step by step, the first sentence of each in bold', () => {
  const steps = ['Call St. Ann first. They know the hours.', 'Then call us, whatever they say.'];
  const [visit] = serviceBySlug(services, 'house-calls').visits ?? [];
  show(visit && { visits: [{ ...visit, kind: undefined, steps }] });
  expect(itemsIn(region(visits))).toEqual(steps);
  expect(screen.getByText('Call St. Ann first.').tagName).toBe('STRONG');
  expect(screen.getByText('Call St. Ann first.').closest('details')).toHaveAttribute('open');
});

it('opens the visit to a hospital, wherever it is', () => {
  const all = serviceBySlug(services, 'house-calls').visits?.toReversed() ?? [];
  show({ visits: all });
  const rows = within(region(visits)).getAllByRole<HTMLDetailsElement>('group');
  expect(rows.map(({ open }) => open)).toEqual(all.map(({ kind }) => kind === 'hospital'));
});

it.each([
  [false, fill(pages.fees.service, { twoNotarizations: '$8 in Idaho and up to $14 in Oregon' })],
  [true, fill(pages.fees.session, { fee: '$3' })],
])('says what it costs where online is %s, and leads to the table', (online, words) => {
  const { prices } = testContent.business;
  const firstNotarization = { ...prices.firstNotarization, ID: 4, OR: null, online: 3 };
  show(
    { online, cost: undefined },
    {
      authority: { states: ['ID', 'OR'], remote: ['ID'], online: true },
      prices: { ...prices, firstNotarization, travel: null },
    },
  );
  const costs = region('What it costs');
  expect(costs).toHaveTextContent(`${words} All fees in a table`);
  expect(link('All fees in a table')).toHaveAttribute('href', '/contact/#fees');
});
