import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { eachRequired } from '@/lib/islands/each-required.fixture';
import { MapBox } from './map-box';
import { mapBox } from './map-box.island.client';

const src = 'https://maps.example/kuna';
const asked = jest.fn();

beforeEach(() => {
  asked.mockReset().mockResolvedValue({});
  globalThis.fetch = asked;
  render(<MapBox title="Map of Kuna" src={src} corner="right" />);
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const frame = () => screen.queryByTitle('Map of Kuna');

it('loads the map only after the click', async () => {
  expect(frame()).not.toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
  await press('Show map');
  expect(frame()).toHaveAttribute('src', src);
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
});

it('takes the map away again, and keeps the focus on its button', async () => {
  await press('Show map');
  await press('Hide map');
  expect(frame()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show map' })).toHaveFocus();
});

it('says that no map came, leaves the drawing bare, and can be asked again', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press('Show map');
  expect(await screen.findByText(/didn't load/)).toBeInTheDocument();
  expect(frame()).not.toBeInTheDocument();
  await press('Show map');
  expect(frame()).toBeInTheDocument();
  expect(screen.queryByText(/didn't load/)).not.toBeInTheDocument();
});

it('says nothing of a map that was taken away before it came', async () => {
  asked.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  await press('Show map');
  await press('Hide map');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

const title = 'Map of Kuna';
eachRequired(
  ['button', '[role="status"]'],
  renderToString(<MapBox title={title} src={src} corner="left" />),
  (island) => mapBox(island, { title, src }),
);
