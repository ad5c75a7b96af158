import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testContent } from '@/lib/content/test-content.fixture';
import { fill } from '@/lib/text';
import { Finder } from './finder.client';

const copy = testContent.pages.finder.box;
const { answers } = copy;

jest.mock('#words/finder', () => {
  const { finderWords } = jest.requireActual('#words/finder');
  const localities = [
    { name: 'Star', state: 'ID', latitude: 43.69, longitude: -116.49, zips: [], slug: 'star' },
    { name: 'Nyssa', state: 'OR', latitude: 43.88, longitude: -117, zips: [] },
  ];
  return { finderWords: { ...finderWords, localities } };
});

const geolocation = { getCurrentPosition: jest.fn() };
const status = () => screen.getByRole('status');
const box = () => screen.getByRole('combobox');

function succeedAt(latitude: number, longitude: number) {
  geolocation.getCurrentPosition.mockImplementation((success) =>
    success({ coords: { latitude, longitude } }),
  );
}

function failWith(code: number) {
  geolocation.getCurrentPosition.mockImplementation((_, failure) =>
    failure({ code, PERMISSION_DENIED: 1 }),
  );
}

async function locate() {
  render(<Finder number="the number" />);
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
}

beforeEach(() => {
  geolocation.getCurrentPosition.mockReset();
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
});

it('asks the device only on a click', async () => {
  render(<Finder number="the number" />);
  await userEvent.click(box());
  expect(geolocation.getCurrentPosition).not.toHaveBeenCalled();
});

it('names the nearest town', async () => {
  succeedAt(43.72, -116.49);
  await locate();
  expect(status()).toHaveTextContent(fill(answers.near, { town: 'Star, Idaho' }));
});

it('drops a position that comes after another question was asked', async () => {
  let succeed = () => {};
  geolocation.getCurrentPosition.mockImplementation((success) => {
    succeed = () => success({ coords: { latitude: 43.69, longitude: -116.49 } });
  });
  await locate();
  await userEvent.type(box(), 'nyssa{Enter}');
  await act(async () => succeed());
  expect(status()).toHaveTextContent('Nyssa, Oregon');
});

it.each([
  ['the page was denied the location', () => failWith(1), answers.refused],
  ["the device doesn't know, or takes too long", () => failWith(3), answers.unavailable],
  [
    'the browser has no geolocation',
    () => Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true }),
    answers.unavailable,
  ],
])('says so when %s', async (_why, prepare, words) => {
  prepare();
  await locate();
  expect(status()).toHaveTextContent(words);
});
