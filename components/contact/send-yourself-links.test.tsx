import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, contact, message } from './contact-form.fixture';
import { SendYourselfLinks } from './send-yourself-links';

const show = (text: string) =>
  render(<SendYourselfLinks message={{ ...message, message: text }} contact={contact} />);

it("says that a long message doesn't fit, and copies all of it", async () => {
  const long = 'Papers '.repeat(700).trim();
  const user = userEvent.setup();
  show(long);
  expect(screen.getByText(/^Your message is long: /)).toBeInTheDocument();
  await user.click(button('Copy the message'));
  expect(await navigator.clipboard.readText()).toContain(long);
  expect(await screen.findByText('Message copied')).toBeInTheDocument();
});

it('says how else to copy where the browser has no clipboard', async () => {
  show('A deed & a trust');
  const { clipboard } = navigator;
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  fireEvent.click(button('Copy the message'));
  expect(await screen.findByText('Select the message to copy it')).toBeInTheDocument();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
});
