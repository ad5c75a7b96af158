import { render, screen } from '@testing-library/react';
import { formatPhone } from '@/lib/contact/phone';
import { testContent } from '@/lib/content/test-content.fixture';
import { routes } from '@/lib/routes';
import { fill } from '@/lib/text';
import { oneLine } from '@/lib/towns/google-maps';
import { attractionBySlug, townAndState, townBySlug } from '@/lib/towns/towns';
import { AttractionCard } from './attraction-card';
import { AttractionPage } from './attraction-page';

const { business, pages, towns } = testContent;
const { directions, facts } = pages.attraction;
const homeTown = townBySlug(towns, business.home.town);
const withAddress = attractionBySlug(towns, 'nine-foot-overlook');
const withNote = attractionBySlug(towns, 'thornby-boat-sheds');

it('cuts the description on the card at a word, to at most 100 characters', () => {
  render(<AttractionCard attraction={withAddress} />);
  const [cut = ''] = screen.getByText(/…$/).textContent.split('…');
  expect(cut.length).toBeLessThan(100);
  const [, rest = ''] = withAddress.description.replace(/\s+/g, ' ').split(cut);
  expect(rest).toMatch(/^\W/);
});

it('shows the address, the phone, the official site and both directions', () => {
  render(
    <AttractionPage
      drawing=""
      business={business}
      copy={pages}
      homeTown={homeTown}
      attraction={withAddress}
    />,
  );
  const { address } = withAddress;
  if (!address) throw new Error('The attraction has no address');
  expect(screen.getByRole('link', { name: oneLine(address) })).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: formatPhone(withAddress.phone ?? '') }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Official site' })).toHaveAttribute(
    'href',
    withAddress.url,
  );
  expect(
    screen.getByRole('link', { name: fill(directions.toPlace, { attraction: withAddress.name }) }),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('link', {
      name: new RegExp(`^${fill(directions.toNotary, { base: business.base.name })}`),
    }),
  ).toBeInTheDocument();
});

it('is near its town, not in it, if its address names another place', () => {
  const { address, town } = withAddress;
  if (!address) throw new Error('The attraction has no address');
  const elsewhere = { ...withAddress, address: { ...address, city: 'Elsewhere' } };
  render(
    <AttractionPage
      drawing=""
      business={business}
      copy={pages}
      homeTown={homeTown}
      attraction={elsewhere}
    />,
  );
  const near = fill(pages.attraction.near, { town: townAndState(town) });
  expect(screen.getByText(near)).toBeInTheDocument();
});

it('names the operator of an attraction without a site of its own', () => {
  render(
    <AttractionPage
      drawing=""
      business={business}
      copy={pages}
      homeTown={homeTown}
      attraction={withNote}
    />,
  );
  expect(screen.getByText('Run by')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: withNote.operator ?? '' })).toHaveAttribute(
    'href',
    withNote.url,
  );
});

it('says how to find an attraction without an address', () => {
  render(
    <AttractionPage
      drawing=""
      business={business}
      copy={pages}
      homeTown={homeTown}
      attraction={withNote}
    />,
  );
  expect(screen.getByRole('link', { name: withNote.locationNote ?? '' })).toBeInTheDocument();
});

it('says what to check before driving there', () => {
  const caution = 'The gate is locked in winter; call first.';
  const { rerender } = render(
    <AttractionPage
      drawing=""
      business={business}
      copy={pages}
      homeTown={homeTown}
      attraction={{ ...withNote, caution }}
    />,
  );
  expect(screen.getByText('Before you drive').nextElementSibling).toHaveTextContent(caution);
  const { caution: _, ...without } = withNote;
  rerender(
    <AttractionPage
      drawing=""
      business={business}
      copy={pages}
      homeTown={homeTown}
      attraction={without}
    />,
  );
  expect(screen.queryByText('Before you drive')).not.toBeInTheDocument();
});

it.each([
  { states: ['ID', 'OR'] as const, words: pages.attraction.band.served },
  { states: ['ID'] as const, words: pages.attraction.band.notServed },
])("leads to its town's page, with commissions in $states", ({ states, words }) => {
  const authority = { ...business.authority, states: [...states] };
  const inOregon = attractionBySlug(towns, 'grain-exchange-gallery');
  render(
    <AttractionPage
      drawing=""
      business={{ ...business, authority }}
      copy={pages}
      homeTown={homeTown}
      attraction={inOregon}
    />,
  );
  const town = inOregon.town.name;
  expect(screen.getByRole('heading', { name: fill(words.heading, { town }) })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: fill(words.link, { town }) })).toHaveAttribute(
    'href',
    routes.town(inOregon.town.slug),
  );
});

it.each([true, false])(
  'suggests a public building nearby, with its address if confirmed: %s',
  (verified) => {
    const [building] = withAddress.town.civic.filter(({ kind }) => kind === 'library');
    if (!building) throw new Error('The town has no library');
    const town = { ...withAddress.town, civic: [{ ...building, verified }] };
    render(
      <AttractionPage
        drawing=""
        business={business}
        copy={pages}
        homeTown={homeTown}
        attraction={{ ...withAddress, town }}
      />,
    );
    const where = verified ? `${building.name}, ${building.street}` : building.name;
    expect(screen.getByText(fill(facts.building, { building: where }))).toBeInTheDocument();
  },
);
