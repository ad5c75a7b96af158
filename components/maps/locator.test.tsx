import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { homeTownOf, townBySlug } from '@/lib/towns/towns';
import { Locator } from './locator';

const { business, towns } = testContent;
const place = townBySlug(towns, 'larkin');
const map = { name: 'Larkin', src: 'https://maps.example/frame', href: 'https://maps.example/' };

const note = '"Show map" loads a map from Google.';

const show = (maps: typeof business.maps) =>
  render(<Locator {...testContent} business={{ ...business, maps }} place={place} map={map} />);
const frame = () => document.querySelector('iframe');
const button = () => screen.queryByRole('button', { name: 'Show map' });

it('asks Google for nothing before a click, and says what the click does', () => {
  show('on a click');
  expect(button()).toBeInTheDocument();
  expect(frame()).not.toBeInTheDocument();
  expect(screen.getByText(note)).toBeInTheDocument();
});

it('has the map in the page if the owner chose that, without a script or a button', () => {
  show('in view');
  expect(frame()).toHaveAttribute('src', map.src);
  expect(frame()).toHaveAttribute('loading', 'lazy');
  expect(frame()).toHaveAccessibleName(/Larkin/);
  expect(button()).not.toBeInTheDocument();
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

it.each(['on a click', 'in view'] as const)('has a link for when no map comes: %s', (maps) => {
  show(maps);
  expect(screen.getByRole('link')).toHaveAttribute('href', map.href);
});

it('draws the way from home, or from where it is told to', () => {
  const start = { ...townBySlug(towns, 'vetch'), name: 'The Old Mill' };
  const { container, rerender } = render(
    <Locator {...testContent} place={place} map={undefined} />,
  );
  const home = homeTownOf(testContent).name;
  expect(container).toHaveTextContent(home);
  rerender(<Locator {...testContent} place={place} start={start} map={undefined} />);
  expect(container).toHaveTextContent('The Old Mill');
});
