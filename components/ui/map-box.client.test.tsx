import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapBox } from './map-box.client';

it('loads the map only after the click', async () => {
  render(<MapBox title="Map of Kuna" src="https://maps.example/kuna" corner="right" />);
  expect(screen.queryByTitle('Map of Kuna')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show map' }));
  const frame = screen.getByTitle('Map of Kuna');
  expect(frame).toHaveAttribute('src', 'https://maps.example/kuna');
  expect(frame).toHaveFocus();
});
