import { render, screen, within } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { townMapUrl } from '@/lib/towns/google-maps';
import { townBySlug } from '@/lib/towns/towns';
import { TownMap } from './town-map';

const town = townBySlug(testContent.towns, 'larkin');

it("is a part of its own with the town's map, and a link to Google's", () => {
  render(<TownMap {...testContent} town={town} />);
  const part = screen.getByRole('region', { name: 'Map of Larkin' });
  expect(within(part).getByRole('button', { name: 'Show map' })).toBeInTheDocument();
  const name = 'Larkin on Google Maps';
  expect(within(part).getByRole('link', { name })).toHaveAttribute('href', townMapUrl(town));
});

it('is left out where the file of the town says so', () => {
  const { container } = render(<TownMap {...testContent} town={{ ...town, hasMap: false }} />);
  expect(container).toBeEmptyDOMElement();
});
