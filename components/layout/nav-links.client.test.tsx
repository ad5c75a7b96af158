import { render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { NavLinks } from './nav-links.client';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

it.each([
  ['/', 'Home', 'page'],
  ['/services/', 'Services', 'page'],
  ['/services/house-calls/', 'Services', 'true'],
  ['/areas/larkin/', 'Service Areas', 'true'],
  ['/locations/', 'Service Areas', 'page'],
  ['/privacy-policy/', undefined, undefined],
])('marks the link of %s', (path, name, current) => {
  jest.mocked(usePathname).mockReturnValue(path);
  render(<NavLinks className="" />);
  const [marked, ...others] = document.querySelectorAll('[aria-current]');
  expect([marked?.textContent, marked?.getAttribute('aria-current')]).toEqual([name, current]);
  expect(others).toEqual([]);
});
