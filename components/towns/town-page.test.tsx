import { cleanup, render, screen, within } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { routes } from '@/lib/routes';
import { visitsGuide } from '@/lib/services/services';
import { fill } from '@/lib/text/templates';
import { townMapUrl } from '@/lib/towns/google-maps';
import { townBySlug, townSurroundings } from '@/lib/towns/towns';
import { TownPage } from './town-page';

const { business, pages, services, towns } = testContent;
const { band, hospital } = pages.town;

function show(slug: string, change: object = {}, record = business) {
  const town = { ...townBySlug(towns, slug), ...change };
  const surroundings = townSurroundings(towns, business, town);
  render(<TownPage {...testContent} business={record} town={town} />);
  return { town, ...surroundings };
}

const region = (name: string) => screen.getByRole('region', { name });
const link = (name: string, part: HTMLElement = document.body) =>
  within(part).queryByRole('link', { name });

it('links to the previous and the next town', () => {
  const { prev, next } = show('larkin');
  const ring = screen.getByRole('navigation', { name: 'Previous and next town' });
  const links = within(ring).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ rel, ariaLabel, pathname }) => [rel, ariaLabel, pathname])).toEqual([
    ['prev', `Previous town: ${prev.name}`, routes.town(prev.slug)],
    ['next', `Next town: ${next.name}`, routes.town(next.slug)],
  ]);
});

it('begins with the sentence of the town alone, or with the one of all', () => {
  const lead = 'Bring the seven brothers: the barn is big enough.';
  show('larkin', { lead });
  expect(screen.getByText(lead)).toBeVisible();
  cleanup();
  show('larkin', { lead: undefined });
  expect(screen.getByText(fill(pages.town.lead, { town: 'Larkin' }))).toBeVisible();
});

it('links each attraction to its page and to directions', () => {
  const { town } = show('larkin');
  const list = region('Attractions in and around Larkin');
  for (const { name, slug } of town.attractions) {
    expect(link(name, list)).toHaveAttribute('href', `/places/${slug}/`);
    const directions = expect.stringContaining('google.com/maps/dir/');
    expect(link(`Directions to ${name}`, list)).toHaveAttribute('href', directions);
  }
});

it('shows the fallback names, with directions only, where a town has no attractions', () => {
  show('larkin', { attractions: [] });
  const list = region('Need a place to meet?');
  const names = within(list)
    .getAllByRole('listitem')
    .map(({ firstChild }) => firstChild?.textContent);
  expect(names).toHaveLength(5);
  expect(names).toContain('City Park');
  for (const name of names) {
    expect(link(String(name), list)).not.toBeInTheDocument();
    expect(link(`Directions to ${name}`, list)).toBeInTheDocument();
  }
});

it('has a side panel with booking, reasons and nearby towns', () => {
  const { nearby } = show('larkin');
  const aside = screen.getByRole('complementary');
  const headings = within(aside).getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Book a visit',
    'Why choose us',
    'Nearby towns',
  ]);
  for (const { town } of nearby) expect(link(town.name, aside)).toBeInTheDocument();
});

it('leads to the first nearby town, or to the next one where none is named as near', () => {
  const { nearby, next } = show('larkin');
  const leadsTo = ({ name, slug }: typeof next) => {
    const part = region(fill(band.heading, { town: 'Larkin', other: name }));
    expect(link(`our ${name} page`, part)).toHaveAttribute('href', routes.town(slug));
  };
  for (const { town } of nearby.slice(0, 1)) leadsTo(town);
  cleanup();
  show('larkin', { hasNearby: false });
  leadsTo(next);
  expect(screen.queryByText('Nearby towns')).not.toBeInTheDocument();
});

it('lists the offices with their addresses, and only by name while an address is unconfirmed', () => {
  const offices = townBySlug(towns, 'alder-falls').civic.map((office, index) => ({
    ...office,
    street: `${index} Test Street`,
    verified: index > 0,
  }));
  show('alder-falls', { civic: offices });
  for (const { name, street, verified } of offices) {
    expect(region('Offices and public places')).toHaveTextContent(name);
    if (verified) expect(region('Offices and public places')).toHaveTextContent(street);
    else expect(region('Offices and public places')).not.toHaveTextContent(street);
  }
});

it('says on the certificate how a visit to a hospital of the town begins', () => {
  show('alder-falls');
  const answer = screen.getByText('Hospital', { selector: 'dt' }).nextElementSibling;
  expect(answer).toHaveTextContent(
    `${pages.certificate.hospital.value} ${pages.certificate.hospital.note}`,
  );
  expect(link('How a hospital visit goes')).toBeInTheDocument();
});

it('names the nearest hospital and links to how a visit there goes', () => {
  show('larkin');
  expect(screen.queryByText('Hospital', { selector: 'dt' })).not.toBeInTheDocument();
  const nearest = 'The closest beds we know of are at Ridge Hospital in Alder Falls.';
  expect(screen.getByText(`${nearest} ${hospital.callFirst}`)).toBeInTheDocument();
  const guide = visitsGuide(services, 'hospital')?.slug ?? '';
  expect(link('How a hospital visit goes')).toHaveAttribute(
    'href',
    routes.institutionVisits(guide),
  );
});

it('sends no one to a hospital in a state where we may not notarize', () => {
  const authority = { ...business.authority, states: ['ID' as const] };
  show('sandry', {}, { ...business, authority });
  const refusal = fill(hospital.refusal, { state: 'Oregon' });
  expect(screen.getByText(new RegExp(`${refusal}$`))).toBeInTheDocument();
  expect(link('How a hospital visit goes')).not.toBeInTheDocument();
});

it("has no map when the town's record says so", () => {
  const { town } = show('larkin');
  const map = region('Map of Larkin');
  expect(within(map).getByRole('button', { name: 'Show map' })).toBeInTheDocument();
  expect(link('Larkin on Google Maps', map)).toHaveAttribute('href', townMapUrl(town));
  cleanup();
  show('larkin', { hasMap: false });
  expect(link('Larkin on Google Maps')).not.toBeInTheDocument();
});
