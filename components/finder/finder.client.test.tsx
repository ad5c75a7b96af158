import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { formatPhone } from '@/lib/contact/phone';
import { readContent } from '@/lib/content/read-content';
import { localities, nearestListed } from '@/lib/finder/localities';
import { routes } from '@/lib/routes';
import { Finder } from './finder.client';
import { TownFinder } from './town-finder';

const { business, ...content } = readContent(process.cwd());
const places = localities(content);
const named = (name: string) => {
  const place = places.find((candidate) => candidate.name === name);
  if (!place) throw new Error(`no ${name}`);
  return place;
};

jest.mock('./places', () => ({
  get places() {
    return places;
  },
}));

const box = () => screen.getByRole('combobox', { name: 'Find your town by name or ZIP code' });
const status = () => screen.getByRole('status');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const finder = <Finder phone={business.phone} />;

async function type(text: string) {
  render(finder);
  await userEvent.type(box(), text);
}

it('offers what begins so, from the first letter', async () => {
  await type('mer');
  expect(options()).toEqual(['Meridian, Idaho']);
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(status()).toHaveTextContent('1 suggestion');
});

it('says which places have no page', async () => {
  await type('nyssa');
  expect(options()).toEqual(['Nyssa, Oregon (not on our list)']);
});

it('goes through the list with the arrow keys and back to the box', async () => {
  await type('horse');
  await userEvent.type(box(), '{ArrowDown}');
  const option = screen.getByRole('option', { name: 'Horseshoe Bend, Idaho' });
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(box()).toHaveAttribute('aria-activedescendant', option.id);
  await userEvent.type(box(), '{ArrowDown}');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.type(box(), '{ArrowUp}');
  expect(option).toHaveAttribute('aria-selected', 'true');
});

it('closes the list with Escape, and empties the box with the next one', async () => {
  await type('kuna{Escape}');
  expect(options()).toEqual([]);
  expect(box()).toHaveValue('kuna');
  await userEvent.type(box(), '{Escape}');
  expect(box()).toHaveValue('');
});

it('closes the list when the focus leaves', async () => {
  await type('kuna');
  await userEvent.tab();
  expect(options()).toEqual([]);
});

it.each([
  ['', 'Type a town or a ZIP code.'],
  ['836', 'Type all 5 digits of the ZIP code.'],
  ['83703', 'Several places fit: choose one from the list.'],
])('answers %j with words of its own', async (text, words) => {
  await type(`${text}{Enter}`);
  expect(status()).toHaveTextContent(words);
});

it('keeps the list where several places fit', async () => {
  await type('83703{Enter}');
  expect(options()).toEqual(['Boise, Idaho', 'Garden City, Idaho']);
});

it('names the nearest town of a place that has no page', async () => {
  await type('nyssa{Enter}');
  const nearest = nearestListed(places, named('Nyssa'));
  expect(status()).toHaveTextContent('Nyssa, Oregon, is not on our list of towns.');
  expect(screen.getByRole('link', { name: new RegExp(`^${nearest?.town.name},`) })).toHaveAttribute(
    'href',
    routes.town(nearest?.town.slug ?? ''),
  );
});

it('says which place it does not know, and how to ask', async () => {
  await type('Atlantis{Enter}');
  expect(status()).toHaveTextContent('We know no place “Atlantis”');
  expect(screen.getByRole('link', { name: formatPhone(business.phone) })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'all towns' })).toHaveAttribute('href', routes.areas);
});

it('takes its answer back as soon as something else is typed', async () => {
  await type('Atlantis{Enter}');
  await userEvent.type(box(), 'x');
  expect(status()).toBeEmptyDOMElement();
});

it('asks whether the only place that comes near was meant', async () => {
  await type('Lotus{Enter}');
  expect(status()).toHaveTextContent('Did you mean this one?');
  expect(options()).toEqual(['Notus, Idaho']);
});

it('gives the keyboard the list that the button has opened', async () => {
  await type('83703');
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(options()).toHaveLength(2);
  expect(box()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
});

it('puts what was chosen into the box', async () => {
  await type('mu');
  await userEvent.click(screen.getByRole('option', { name: /^Murphy, Idaho/ }));
  expect(box()).toHaveValue('Murphy, Idaho');
  expect(status()).toHaveTextContent('Murphy, Idaho, is not on our list of towns.');
});

it('says nothing old on a page to which the visitor comes back', async () => {
  await type('Atlantis{Enter}');
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(status()).toBeEmptyDOMElement();
});

it('reads what was typed before React was there', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(finder);
  const early = root.querySelector('input');
  if (early) early.value = 'kuna';
  early?.focus();
  await act(async () => void render(finder, { container: root, hydrate: true }));
  expect(options()).toEqual(['Kuna, Idaho']);
  root.remove();
});

describe('where the device is', () => {
  const geolocation = { getCurrentPosition: jest.fn() };
  const tells = (latitude: number, longitude: number) =>
    geolocation.getCurrentPosition.mockImplementation((success) =>
      success({ coords: { latitude, longitude } }),
    );
  const fails = (code: number) =>
    geolocation.getCurrentPosition.mockImplementation((_, failure) =>
      failure({ code, PERMISSION_DENIED: 1 }),
    );

  async function ask() {
    render(finder);
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  }

  beforeEach(() => {
    geolocation.getCurrentPosition.mockReset();
    Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  });

  it('is asked for on a click only', async () => {
    render(finder);
    await userEvent.click(box());
    expect(geolocation.getCurrentPosition).not.toHaveBeenCalled();
  });

  it('gives the nearest town and the miles', async () => {
    const { latitude, longitude } = named('Star');
    tells(latitude + 0.03, longitude);
    await ask();
    expect(status()).toHaveTextContent('Nearest to you: Star, Idaho, 2 miles in a straight line.');
  });

  it('answers no question that was changed since', async () => {
    let tell = () => {};
    geolocation.getCurrentPosition.mockImplementation((success) => {
      tell = () => success({ coords: named('Star') });
    });
    await ask();
    await userEvent.type(box(), 'nyssa{Enter}');
    await act(async () => tell());
    expect(status()).toHaveTextContent('Nyssa, Oregon, is not on our list of towns.');
  });

  it('says that no town is near, and which is the nearest', async () => {
    tells(47.61, -122.33);
    await ask();
    expect(status()).toHaveTextContent(/^No town on our list is near you\. The nearest is /);
  });

  it('says that it was not allowed', async () => {
    fails(1);
    await ask();
    expect(status()).toHaveTextContent('This page is not allowed to see where you are.');
  });

  it('says that the device does not know, or takes too long', async () => {
    fails(3);
    await ask();
    expect(status()).toHaveTextContent('Your device cannot tell where it is.');
  });

  it('says the same where the browser has no such thing', async () => {
    Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true });
    await ask();
    expect(status()).toHaveTextContent('Your device cannot tell where it is.');
  });
});

it('leads to the list of all towns in the plain form', () => {
  render(<TownFinder business={business} />);
  expect(screen.getByRole('link', { name: 'Find your town in the list' })).toHaveAttribute(
    'href',
    routes.areas,
  );
});

it('has no name, so that no form and no address takes what is typed', () => {
  render(finder);
  expect(box()).not.toHaveAttribute('name');
});
