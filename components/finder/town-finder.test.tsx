import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { routes } from '@/lib/routes';
import { TownFinder } from './town-finder';

const { business, pages } = testContent;
const copy = pages.finder;

it('links to the list of all towns in its plain form', () => {
  render(<TownFinder business={business} copy={copy} />);
  const link = screen.getByRole('link', { name: copy.list });
  expect(link).toHaveAttribute('href', routes.areas);
});
