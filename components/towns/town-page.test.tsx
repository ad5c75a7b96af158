import { cleanup, render, screen, within } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { routes } from '@/lib/routes';
import { fill } from '@/lib/text';
import { hospitalWords } from '@/lib/towns/hospital-words';
import { townBySlug, townSurroundings } from '@/lib/towns/towns';
import { TownPage } from './town-page';

const { business, pages, services, towns } = testContent;
const copy = pages.town;

function show(slug: string, change: object = {}, record = business) {
  const town = { ...townBySlug(towns, slug), ...change };
  const surroundings = townSurroundings(towns, business, town);
  render(
    <TownPage
      business={record}
      copy={pages}
      services={services}
      town={town}
      drawing=""
      {...surroundings}
    />,
  );
  return { town, ...surroundings };
}

it('links to the previous and the next town', () => {
  const { prev, next } = show('larkin');
  const ring = screen.getByRole('navigation', { name: 'Previous and next town' });
  const [before, after] = within(ring).getAllByRole('link');
  expect(before).toHaveAttribute('href', `/areas/${prev.slug}/`);
  expect(before).toHaveAttribute('rel', 'prev');
  expect(after).toHaveAttribute('href', `/areas/${next.slug}/`);
  expect(after).toHaveAttribute('rel', 'next');
});

it('links each attraction to its page and to directions', () => {
  const { town } = show('larkin');
  const list = screen.getByRole('region', {
    name: fill(copy.attractions.heading, { town: 'Larkin' }),
  });
  for (const { name, slug } of town.attractions) {
    expect(within(list).getByRole('link', { name })).toHaveAttribute('href', `/places/${slug}/`);
    const directions = within(list).getByRole('link', { name: `Directions to ${name}` });
    expect(directions).toHaveAttribute('href', expect.stringContaining('google.com/maps/dir/'));
  }
});

it('shows the fallback names, with directions only, where a town has no attractions', () => {
  show('larkin', { attractions: [] });
  const { fallbackHeading, fallbackNames } = copy.attractions;
  const list = screen.getByRole('region', { name: fill(fallbackHeading, { town: 'Larkin' }) });
  const shown = within(list).getAllByRole('listitem');
  expect(shown).toHaveLength(fallbackNames.length);
  for (const name of fallbackNames) {
    expect(within(list).getByText(name)).toBeInTheDocument();
    expect(within(list).queryByRole('link', { name })).not.toBeInTheDocument();
    expect(within(list).getByRole('link', { name: `Directions to ${name}` })).toBeInTheDocument();
  }
});

it('names the first nearby town in its closing band', () => {
  const { town, nearby } = show('larkin');
  const other = nearby[0]?.town.name ?? 'no nearby town';
  expect(
    screen.getByRole('heading', { name: fill(copy.band.heading, { town: town.name, other }) }),
  ).toBeInTheDocument();
});

it('has a side panel with booking, reasons and nearby towns', () => {
  const { nearby } = show('larkin');
  const panel = screen.getByRole('complementary');
  const headings = within(panel).getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    copy.served.book,
    copy.panel.nearbyTowns,
    copy.panel.reasons,
  ]);
  for (const { town } of nearby) {
    expect(within(panel).getByRole('link', { name: town.name })).toBeInTheDocument();
  }
});

it('lists the offices with their addresses, and only by name while an address is unconfirmed', () => {
  const civic = townBySlug(towns, 'alder-falls').civic.map((office, index) => ({
    ...office,
    street: `${index} Test Street`,
    verified: index > 0,
  }));
  show('alder-falls', { civic });
  const section = screen.getByRole('region', { name: copy.civic.heading });
  for (const { name, street, verified } of civic) {
    expect(section).toHaveTextContent(name);
    if (verified) expect(section).toHaveTextContent(street);
    else expect(section).not.toHaveTextContent(street);
  }
});

it('says on the sheet how a visit to a hospital of the town begins', () => {
  show('alder-falls');
  const answer = screen.getByText('Hospital', { selector: 'dt' }).nextElementSibling;
  expect(answer).toHaveTextContent(pages.sheet.hospital);
  expect(screen.getAllByRole('link', { name: copy.hospital.link })).toHaveLength(1);
  cleanup();
  show('larkin');
  expect(screen.queryByText('Hospital', { selector: 'dt' })).not.toBeInTheDocument();
});

it('says once that travel is agreed on first', () => {
  const prices = { ...business.prices, travel: null };
  show('larkin', {}, { ...business, prices });
  const { textContent } = screen.getByRole('main');
  expect(textContent.split(pages.sheet.travel)).toHaveLength(2);
});

it('names the nearest hospital and links to how a visit there goes', () => {
  const { town, hospitals } = show('larkin');
  if (!hospitals) throw new Error('There is no hospital in content');
  const words = hospitalWords(hospitals, town, copy.hospital, business);
  expect(screen.getByText(`${words} ${copy.hospital.callFirst}`)).toBeInTheDocument();
  const guide = services.find(({ visits }) => visits)?.slug ?? '';
  const link = screen.getByRole('link', { name: copy.hospital.link });
  expect(link).toHaveAttribute('href', routes.visits(guide));
});

it('sends no one to a hospital in a state where we may not notarize', () => {
  const { town, hospitals, ...surroundings } = {
    town: townBySlug(towns, 'sandry'),
    ...townSurroundings(towns, business, townBySlug(towns, 'sandry')),
  };
  const idahoOnly = { ...business, authority: { ...business.authority, states: ['ID' as const] } };
  render(
    <TownPage
      business={idahoOnly}
      copy={pages}
      services={services}
      town={town}
      hospitals={hospitals}
      drawing=""
      {...surroundings}
    />,
  );
  expect(
    screen.getByText(new RegExp(`${fill(copy.hospital.refusal, { state: 'Oregon' })}$`)),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: copy.hospital.link })).not.toBeInTheDocument();
});

it("has no map when the town's record says so", () => {
  const map = { name: 'Map of Larkin' };
  show('larkin');
  expect(screen.getByRole('link', map)).toBeInTheDocument();
  cleanup();
  show('larkin', { hasMap: false });
  expect(screen.queryByRole('link', map)).not.toBeInTheDocument();
});

it.each([
  ['priority', 'larkin'],
  ['standard', 'vetch'],
  ['agreed', 'mount-corbin'],
] as const)('says when we can come there: %s', (reach, slug) => {
  const times = { ...business.times, priorityHours: 2 };
  const time = `${times.standardHours.join('-')} hours`;
  show(slug, {}, { ...business, times });
  const answer = screen.getByText('When').nextElementSibling;
  expect(answer).toHaveTextContent(fill(pages.sheet.when[reach], { time }));
  expect(answer).toHaveTextContent(time);
});

it('leads to the next town where none is named as near', () => {
  const { next } = show('larkin', { hasNearby: false });
  const band = screen.getByRole('region', {
    name: fill(copy.band.heading, { town: 'Larkin', other: next.name }),
  });
  expect(
    within(band).getByRole('link', { name: fill(copy.band.link, { town: next.name }) }),
  ).toHaveAttribute('href', routes.town(next.slug));
  expect(screen.queryByText(copy.panel.nearbyTowns)).not.toBeInTheDocument();
});
