import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { Profiles } from './profiles';

const { business } = testContent;

it('links to the business on other sites, each by the name of the site', () => {
  const profiles = ['https://www.facebook.com/larkspur', 'https://directory.internal/larkspur'];
  render(<Profiles business={{ ...business, profiles }} />);
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'facebook.com',
    'directory.internal',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(profiles);
});

it('renders nothing without any', () => {
  const { container } = render(<Profiles business={{ ...business, profiles: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
