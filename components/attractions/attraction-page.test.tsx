import { render, screen } from '@testing-library/react';
import { formatPhone } from '@/lib/contact/phone';
import { attractionBySlug, testContent } from '@/lib/content/test-content.fixture';
import { truncateAtWord } from '@/lib/fit-text';
import { fill } from '@/lib/text/templates';
import { oneLine } from '@/lib/towns/address';
import { directionsToBase, drivingEmbedUrl } from '@/lib/towns/google-maps';
import { type AttractionWithTown, townAndState } from '@/lib/towns/towns';
import { AttractionFacts } from './attraction-facts';
import { AttractionPage } from './attraction-page';
import { AttractionCard } from './attractions-page';

const { business, pages, towns } = testContent;
const withAddress = attractionBySlug(towns, 'nine-foot-overlook');
const { address, town } = withAddress;
if (!address) throw new Error('The attraction has no address');
const elsewhere = { ...address, city: 'Elsewhere' };
const withNote = attractionBySlug(towns, 'thornby-boat-sheds');

const show = (attraction: AttractionWithTown, record = business) =>
  render(<AttractionPage {...testContent} business={record} attraction={attraction} />);
const link = (name: string | RegExp) => screen.getByRole('link', { name });

it('cuts a long description on the card at a word, to at most 100 characters', () => {
  const description = 'An oak '.repeat(20);
  const { container } = render(<AttractionCard attraction={{ ...withAddress, description }} />);
  const shown = container.querySelector('p:last-child')?.textContent;
  expect(shown).toBe(truncateAtWord(description, 99));
});

it('has the phone of the place beside its address, and its own site', () => {
  show(withAddress);
  expect(link('Official site')).toHaveAttribute('href', withAddress.url);
  expect(link(formatPhone(withAddress.phone ?? ''))).toBeInTheDocument();
});

it('says where the notary is, and draws, embeds and calls the map the way there', () => {
  const { container } = show(withAddress, { ...business, maps: 'in view' });
  const { base } = business;
  const toNotary = directionsToBase(business, { attraction: withAddress, town });
  expect(link(`Directions to our meeting point in ${base.city}`)).toHaveAttribute('href', toNotary);
  const where = fill(pages.places.attraction.meetingPoint, {
    base: base.name,
    address: oneLine(base),
  });
  expect(screen.getByText(where)).toBeInTheDocument();
  const drive = `Directions from ${withAddress.name} to our meeting point, ${base.name}`;
  // On two lines, if it is long.
  const names = [...container.querySelectorAll('svg text')].map(({ textContent }) =>
    textContent?.replaceAll(' ', ''),
  );
  expect(names).toContain(base.name.replaceAll(' ', ''));
  const frame = screen.getByTitle(drive);
  expect(frame).toHaveAttribute('src', drivingEmbedUrl(business, withAddress, town));
});

it('is near its town, not in it, if its address names another place', () => {
  show({ ...withAddress, address: elsewhere });
  expect(screen.getByText(`Near ${townAndState(town)}`)).toBeInTheDocument();
});

const { latitude: _, longitude: __, ...unplaced } = withAddress;

it.each([
  ['how far it is, in its county', ['HARROW COUNTY'], 0, withAddress, ''],
  [
    'a plain seal, and how far its town is, if only that is known',
    [],
    1,
    unplaced,
    ' to Alder Falls',
  ],
] as const)('has on its certificate %s', (_, drawn, seals, attraction, way) => {
  const { container } = render(<AttractionFacts {...testContent} attraction={attraction} />);
  const drawings = [...container.querySelectorAll('svg')].map(({ textContent }) => textContent);
  expect(drawings).toEqual(drawn.map((words) => expect.stringContaining(words)));
  expect(container.querySelectorAll('img')).toHaveLength(seals);
  const miles = way ? '20 miles' : '21 miles';
  expect(screen.getByText(`From Quartz Ford${way}`).nextElementSibling).toHaveTextContent(miles);
});

it('names the operator of an attraction without a site, how to find it, and what to check first', () => {
  const caution = 'The gate is locked in winter; call first.';
  show({ ...withNote, caution });
  expect(link(`Run by ${withNote.operator}`)).toHaveAttribute('href', withNote.url);
  expect(link(withNote.locationNote ?? '')).toBeInTheDocument();
  expect(screen.getByText('Before you drive').nextElementSibling).toHaveTextContent(caution);
});

it.each([
  { states: ['ID', 'OR'] as const, heading: 'Signing in Bluestem?' },
  { states: ['ID'] as const, heading: 'Signing for Bluestem?' },
])("leads to its town's page, with commissions in $states", ({ states, heading }) => {
  const authority = { ...business.authority, states: [...states] };
  const inOregon = attractionBySlug(towns, 'grain-exchange-gallery');
  show(inOregon, { ...business, authority });
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
  expect(link('our Bluestem page')).toHaveAttribute('href', '/areas/bluestem/');
});
