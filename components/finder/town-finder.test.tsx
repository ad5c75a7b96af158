import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { routes } from '@/lib/routes';
import { TownFinder } from './town-finder';

const { business } = testContent;

it('links to the list of all towns in its plain form', () => {
  render(<TownFinder business={business} />);
  const link = screen.getByRole('link', { name: 'Find your town in the list' });
  expect(link).toHaveAttribute('href', routes.areas);
});
