/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { eachRequired } from '@/lib/islands/each-required.fixture';
import { notFoundSwitch } from './not-found-switch.island.client';

const known = { pages: ['/areas/boise/'], away: { OR: ['nyssa'] } };
let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => log.mockRestore());

/** Opens a path, and returns the headings that the page then has. */
function visit(path: string) {
  history.replaceState(null, '', path);
  document.title = 'Brand';
  document.documentElement.dataset['unknown'] = '';
  document.body.innerHTML = `
    <h1>Page Not Found</h1>
    <template data-kind="OR"><div class="venue"><h1>Away in <bdi>{name}</bdi></h1></div></template>
    <template data-kind="ID"><div class="venue"><h1>Mobile notary in <bdi>{name}</bdi></h1></div>
      <a href="https://maps.example/?to=Park%2C+%7Bname%7D%2C+ID">Park</a></template>
    <template data-kind="attraction"><h1>Attraction not found</h1><p>{name}</p></template>`;
  notFoundSwitch(document.body, { known, brand: 'Brand' });
  expect(document.documentElement.dataset['unknown']).toBeUndefined();
  return screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
}

it('leaves the page as it is and logs the path when the URL means nothing', () => {
  expect(visit('/nothing/')).toEqual(['Page Not Found']);
  expect(log).toHaveBeenCalledWith('Page not found:', '/nothing/');
  expect(document.title).toBe('Page Not Found | Brand');
});

it('makes a page for an unknown town from its name, and then updates the hours', () => {
  window.showStatus = jest.fn(() => expect(screen.getByText('Park')).toBeInTheDocument());
  expect(visit('/areas/hagerman-west/')).toEqual(['Mobile notary in Hagerman West']);
  expect(document.title).toBe('Mobile notary in Hagerman West | Brand');
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Park' });
  expect(new URL(href).searchParams.get('to')).toBe('Park, Hagerman West, ID');
  expect(log).not.toHaveBeenCalled();
  expect(window.showStatus).toHaveBeenCalled();
  delete window.showStatus;
});

it('makes the page of the state that the town is in, with the width of its name', () => {
  expect(visit('/areas/nyssa/')).toEqual(['Away in Nyssa']);
  const venue = document.querySelector<HTMLElement>('.venue');
  expect(venue?.style.getPropertyValue('--ems')).toBe('4');
});

it('names an unknown attraction', () => {
  expect(visit('/places/no-such-place/')).toEqual(['Attraction not found']);
  expect(document.title).toBe('Attraction not found | Brand');
  expect(screen.getByText('no-such-place')).toBeInTheDocument();
});

it('treats a hostile slug as text', () => {
  visit("/places/%3Cimg%20src=x%20onerror=alert(1)%3E$&'/");
  expect(screen.getByText("<img src=x onerror=alert(1)>$&'")).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});

eachRequired(
  ['[data-kind="ID"]', '.venue', 'h1'],
  '<div data-kind="ID"><p class="venue">{name}</p></div><h1>Page Not Found</h1>',
  (island) => {
    history.replaceState(null, '', '/areas/hagerman/');
    notFoundSwitch(island, { known, brand: 'Brand' });
  },
);
