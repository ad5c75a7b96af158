import { render, screen } from '@testing-library/react';
import { serviceBySlug, testContent } from '@/lib/content/test-content.fixture';
import { routes } from '@/lib/routes';
import type { Service } from '@/lib/schema/service';
import { fill } from '@/lib/text/templates';
import { VisitCertificate } from './visit-certificate';

const { business, pages, services } = testContent;
const { certificate } = pages;
const visit = serviceBySlug(services, 'house-calls');

const answers = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.firstChild?.textContent]);
const noteOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

it('answers how soon, how much, what to have ready and when we work', () => {
  render(<VisitCertificate {...testContent} />);
  expect(answers().slice(0, 3)).toEqual([
    ['When', '36-\u206072 hours'],
    ['Cost', '$5'],
    ['Have ready', certificate.bring.value],
  ]);
  expect(screen.getByText('Hours', { selector: 'dt' })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Full checklist' });
  expect(link).toHaveAttribute('href', routes.whatToBring(business.services[0] ?? ''));
});

it.each(['priority', 'standard', 'far'] as const)('says that a visit is %s', (reach) => {
  render(<VisitCertificate {...testContent} town={{ name: 'Larkin' }} reach={reach} />);
  const words = fill(certificate.when[reach], { town: 'Larkin' });
  expect(noteOf('When')).toHaveTextContent(words);
  const travel = certificate.cost[reach === 'far' ? 'travelFar' : 'travel'];
  expect(noteOf('Cost')).toHaveTextContent(travel);
});

it('has the price of travel, where there is one', () => {
  render(<VisitCertificate {...testContent} town={{ name: 'Larkin' }} travel={12.5} />);
  expect(noteOf('Cost')).toHaveTextContent('The drive to Larkin is $12.50.');
});

it("has a service's own answers in place of the usual ones", () => {
  const own: Service = {
    ...visit,
    bring: { value: 'A lantern', note: 'and oil for it.' },
    cost: { value: 'A loaf of bread', note: 'for the baker.' },
    howLong: { value: 'An hour', note: 'or two.' },
  };
  render(<VisitCertificate {...testContent} service={own} />);
  expect(answers().slice(1, 4)).toEqual([
    ['Cost', 'A loaf of bread'],
    ['Have ready', 'A lantern'],
    ['How long', 'An hour'],
  ]);
});

it('has no travel for what is done online, and says where it is', () => {
  render(<VisitCertificate {...testContent} service={{ ...visit, online: true }} />);
  expect(noteOf('Cost')).toHaveTextContent(certificate.cost.online);
  expect(noteOf('Cost')).not.toHaveTextContent(certificate.cost.travel);
  expect(noteOf('Where')).toHaveTextContent(certificate.where.value);
});

it('is signed with the name of who comes, or else of the business', () => {
  const { rerender } = render(<VisitCertificate {...testContent} />);
  expect(screen.getByText('Orla Tamsin')).toBeInTheDocument();
  const notary = { ...business.notary, name: null };
  rerender(<VisitCertificate {...testContent} business={{ ...business, notary }} />);
  expect(screen.getByText(business.brand)).toBeInTheDocument();
});
