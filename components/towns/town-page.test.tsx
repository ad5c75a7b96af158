import { cleanup, render, screen, within } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { routes } from '@/lib/routes';
import { hospitalWords } from '@/lib/towns/hospital-words';
import { fallbackAttractionNames, townBySlug, townSurroundings } from '@/lib/towns/towns';
import { TownPage } from './town-page';

const { business, services, towns } = testContent;

function show(slug: string, change: object = {}) {
  const town = { ...townBySlug(towns, slug), ...change };
  const surroundings = townSurroundings(towns, business, town);
  render(<TownPage business={business} services={services} town={town} {...surroundings} />);
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
  const list = screen.getByRole('region', { name: 'Places to know in Larkin' });
  for (const { name, slug } of town.attractions) {
    expect(within(list).getByRole('link', { name })).toHaveAttribute('href', `/places/${slug}/`);
    const directions = within(list).getByRole('link', { name: `Directions to ${name}` });
    expect(directions).toHaveAttribute('href', expect.stringContaining('google.com/maps/dir/'));
  }
});

it('shows the fallback names, with directions only, where a town has no attractions', () => {
  show('larkin', { attractions: [] });
  const list = screen.getByRole('region', { name: 'Places to look for in Larkin' });
  const shown = within(list).getAllByRole('listitem');
  expect(shown).toHaveLength(fallbackAttractionNames.length);
  for (const name of fallbackAttractionNames) {
    expect(within(list).getByText(name)).toBeInTheDocument();
    expect(within(list).queryByRole('link', { name })).not.toBeInTheDocument();
    expect(within(list).getByRole('link', { name: `Directions to ${name}` })).toBeInTheDocument();
  }
});

it('names the first nearby town in its closing band', () => {
  const { nearby } = show('larkin');
  const name = nearby[0]?.town.name ?? 'no nearby town';
  expect(screen.getByRole('heading', { name: `Also in ${name}` })).toBeInTheDocument();
});

it('has a side panel with booking, reasons and nearby towns', () => {
  const { nearby } = show('larkin');
  const panel = screen.getByRole('complementary');
  const headings = within(panel).getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Book a visit',
    'Why choose us',
    'Nearby towns',
  ]);
  for (const { town } of nearby) {
    expect(within(panel).getByRole('link', { name: town.name })).toBeInTheDocument();
  }
});

it('lists the offices with their addresses', () => {
  const { town } = show('alder-falls');
  const section = screen.getByRole('region', { name: 'Offices and public places' });
  for (const { street } of town.civic) expect(section).toHaveTextContent(street);
});

it('names the nearest hospital and links to how a visit there goes', () => {
  const { town, hospitals } = show('larkin');
  if (!hospitals) throw new Error('There is no hospital in content');
  expect(screen.getByText(new RegExp(hospitalWords(hospitals, town, business)))).toHaveTextContent(
    'Call the ward first, then us',
  );
  const guide = services.find(({ visits }) => visits)?.slug ?? '';
  const link = screen.getByRole('link', { name: 'How a visit goes' });
  expect(link).toHaveAttribute('href', routes.visits(guide));
});

it('sends nobody to a hospital in a state where we may not notarize', () => {
  const { town, hospitals, ...surroundings } = {
    town: townBySlug(towns, 'sandry'),
    ...townSurroundings(towns, business, townBySlug(towns, 'sandry')),
  };
  const idahoOnly = { ...business, authority: { ...business.authority, states: ['ID' as const] } };
  render(
    <TownPage
      business={idahoOnly}
      services={services}
      town={town}
      hospitals={hospitals}
      {...surroundings}
    />,
  );
  expect(screen.getByText(/We do not notarize in Oregon at present\.$/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'How a visit goes' })).not.toBeInTheDocument();
});

it("has no map when the town's record says so", () => {
  show('larkin', { hasMap: false });
  expect(screen.queryByRole('region', { name: 'Larkin on the map' })).not.toBeInTheDocument();
});

it('says that the home town is where we start from', () => {
  show(business.home.town);
  expect(screen.getByText(/is where we start from\./)).toBeInTheDocument();
});

it('offers a priority visit only where the drive is short enough', () => {
  const priority = new RegExp(`within ${business.times.priorityHours} hours when available`);
  show('larkin');
  expect(screen.getByText(priority)).toBeInTheDocument();
  cleanup();
  show('larkin', { latitude: 45.1 });
  expect(screen.queryByText(priority)).not.toBeInTheDocument();
});
