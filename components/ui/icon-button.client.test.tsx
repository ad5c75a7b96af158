import { Provider } from '@radix-ui/react-tooltip';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './icon-button.client';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('is named without its tooltip, which shows after 700 ms', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pressed = jest.fn();
  render(
    <Provider delayDuration={700}>
      <IconButton name="Pause" icon={<svg />} onClick={pressed} />
    </Provider>,
  );
  const button = screen.getByRole('button', { name: 'Pause' });
  await user.hover(button);
  pass(600);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  pass(200);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Pause');
  await user.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
});
