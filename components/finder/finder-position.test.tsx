import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testContent } from '@/lib/content/test-content.fixture';
import { fill } from '@/lib/text/templates';
import { Finder } from './finder.island.client';

const { answers } = testContent.pages.finder;

jest.mock('#content/finder', () => {
  const words = jest.requireActual('#content/finder');
  const localities = [
    { name: 'Star', state: 'ID', latitude: 43.69, longitude: -116.49, zips: [], slug: 'star' },
    { name: 'Nyssa', state: 'OR', latitude: 43.88, longitude: -117, zips: [] },
  ];
  return { ...words, finderContent: { ...words.finderContent, localities } };
});

const geolocation = { getCurrentPosition: jest.fn() };
const status = () => screen.getByRole('status');
const box = () => screen.getByRole('combobox');

const near = { coords: { latitude: 43.72, longitude: -116.49 } };

/** Presses the button once the page is there; returns what the device has been asked. */
async function locate(device: object | null = geolocation) {
  Object.defineProperty(navigator, 'geolocation', { value: device, configurable: true });
  render(<Finder number="the number" />);
  await userEvent.click(box());
  expect(geolocation.getCurrentPosition).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  const [succeed, fail] = geolocation.getCurrentPosition.mock.lastCall ?? [];
  return {
    succeed: () => act(async () => succeed(near)),
    fail: () => act(async () => fail()),
  };
}

beforeEach(() => geolocation.getCurrentPosition.mockReset());

it('asks the device on a click, and names the nearest town', async () => {
  const { succeed } = await locate();
  await succeed();
  expect(status()).toHaveTextContent(fill(answers.near, { town: 'Star' }));
});

it('drops a position that comes after another question was asked', async () => {
  const { succeed } = await locate();
  await userEvent.type(box(), 'nyssa{Enter}');
  await succeed();
  expect(status()).toHaveTextContent('Nyssa');
});

it.each([
  ['the device gives no position', geolocation],
  ['the browser has no geolocation', null],
])('says so when %s', async (_why, device) => {
  const { fail } = await locate(device);
  if (device) await fail();
  expect(status()).toHaveTextContent("We couldn't get your location.");
});
