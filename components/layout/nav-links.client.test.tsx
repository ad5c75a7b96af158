import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { NavLinks } from './nav-links.client';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

it.each([
  ['/', 'Home', 'page'],
  ['/services/', 'Services', 'page'],
  ['/services/house-calls/', 'Services', 'true'],
  ['/areas/larkin/', 'Service Areas', 'true'],
  ['/locations/', 'Service Areas', 'page'],
])('marks the link of %s', (path, name, current) => {
  jest.mocked(usePathname).mockReturnValue(path);
  render(<NavLinks className="" />);
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked).toEqual([screen.getByRole('link', { name })]);
  expect(marked[0]).toHaveAttribute('aria-current', current);
});

it('marks none on a page that is in no section', () => {
  jest.mocked(usePathname).mockReturnValue('/privacy-policy/');
  render(<NavLinks className="" />);
  for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current');
});
