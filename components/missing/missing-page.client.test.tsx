import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fallbackAttractionNames } from '@/lib/towns';
import { MissingPage } from './missing-page.client';

const known = { towns: ['boise'], places: ['initial-point'] };
let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => log.mockRestore());

const page = (
  <MissingPage
    known={known}
    brand="Brand"
    notFound={<h1>Page Not Found</h1>}
    sheet={<p>Answers</p>}
    services={<p>All services</p>}
    band={<p>Band</p>}
    call={<p>Call</p>}
    finder={<p>Finder</p>}
    pin={<svg />}
  />
);

function visit(path: string) {
  history.replaceState(null, '', path);
  render(page);
  return screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
}

it('is Page Not Found in the HTML, which knows no address', () => {
  expect(renderToString(page)).toContain('Page Not Found');
});

it('logs the path of an unknown page', () => {
  expect(visit('/nothing/')).toEqual(['Page Not Found']);
  expect(log).toHaveBeenCalledWith('Page not found:', '/nothing/');
});

it('makes a page for an unknown town from its name', () => {
  expect(visit('/areas/hagerman-west/')).toEqual(['Mobile notary in Hagerman West']);
  expect(document.title).toBe('Mobile notary in Hagerman West | Brand');
  for (const name of fallbackAttractionNames) expect(screen.getByText(name)).toBeInTheDocument();
  expect(screen.getByText('Idaho')).toBeInTheDocument();
  for (const slot of ['All services', 'Band', 'Call', 'Finder']) {
    expect(screen.getByText(slot)).toBeInTheDocument();
  }
  expect(log).not.toHaveBeenCalled();
});

it('lets the hours say what holds now, once it has drawn them', () => {
  window.today = jest.fn(() => expect(screen.getByText('Band')).toBeInTheDocument());
  visit('/areas/hagerman-west/');
  expect(window.today).toHaveBeenCalled();
  delete window.today;
});

it('names an unknown attraction and leads back', () => {
  expect(visit('/places/no-such-place/')).toEqual(['Attraction not found']);
  expect(document.title).toBe('Attraction not found | Brand');
  expect(
    screen.getByText("We couldn't find the attraction you're looking for"),
  ).toBeInTheDocument();
  expect(screen.getByText('no-such-place')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to all places' })).toHaveAttribute(
    'href',
    '/places/',
  );
});

it('takes a hostile slug for text', () => {
  visit('/places/%3Cimg%20src=x%20onerror=alert(1)%3E/');
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});
