import { render, screen } from '@testing-library/react';
import { formatPhone } from '@/lib/contact/phone';
import { testContent } from '@/lib/content/test-content.fixture';
import { oneLine } from '@/lib/towns/google-maps';
import { attractionBySlug, townBySlug } from '@/lib/towns/towns';
import { AttractionCard } from './attraction-card';
import { AttractionPage } from './attraction-page';

const { business, towns } = testContent;
const homeTown = townBySlug(towns, business.home.town);
const withAddress = attractionBySlug(towns, 'nine-foot-overlook');
const withNote = attractionBySlug(towns, 'thornby-boat-sheds');

it('cuts the description on the card to 100 characters and an ellipsis', () => {
  render(<AttractionCard attraction={withAddress} />);
  const text = withAddress.description.replace(/\s+/g, ' ');
  expect(screen.getByText(`${text.slice(0, 100)}…`)).toBeInTheDocument();
});

it('shows the address, the phone, the official site and both directions', () => {
  render(<AttractionPage business={business} homeTown={homeTown} attraction={withAddress} />);
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
  expect(screen.getByRole('link', { name: 'Directions to this place' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^From this place to the notary/ })).toBeInTheDocument();
});

it('names the operator of an attraction without a site of its own', () => {
  render(<AttractionPage business={business} homeTown={homeTown} attraction={withNote} />);
  expect(screen.getByText('Run by')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: withNote.operator ?? '' })).toHaveAttribute(
    'href',
    withNote.url,
  );
});

it('says how to find an attraction without an address', () => {
  render(<AttractionPage business={business} homeTown={homeTown} attraction={withNote} />);
  expect(screen.getByRole('link', { name: withNote.locationNote ?? '' })).toBeInTheDocument();
});

it('asks visitors to check what nobody has confirmed', () => {
  const { rerender } = render(
    <AttractionPage
      business={business}
      homeTown={homeTown}
      attraction={{ ...withNote, verified: false }}
    />,
  );
  expect(screen.getByText('Before you drive')).toBeInTheDocument();
  rerender(
    <AttractionPage
      business={business}
      homeTown={homeTown}
      attraction={{ ...withNote, verified: true }}
    />,
  );
  expect(screen.queryByText('Before you drive')).not.toBeInTheDocument();
});
