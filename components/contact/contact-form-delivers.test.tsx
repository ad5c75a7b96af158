import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  button,
  copy,
  draft,
  field,
  fillIn,
  message,
  number,
  showDelivering,
  url,
} from './contact-form.fixture';
import type { Outcome } from './deliver';

const deliver = jest.fn();
jest.mock('./deliver', () => ({ deliver: (...sent: unknown[]) => deliver(...sent) }));

const log = jest.spyOn(console, 'log');

beforeEach(async () => {
  sessionStorage.clear();
  log.mockReset();
  deliver.mockReset();
  showDelivering();
  await fillIn();
});

const send = () => userEvent.click(button('Send Message'));

function expectEveryWord() {
  expect(field('Message').closest('form')).toHaveFormValues(message);
  expect(draft()).toContain(JSON.stringify(message.message));
}

/** Delivery lasts until the returned function is called with its outcome. */
function holdDelivery() {
  let answer = (_: Outcome) => {};
  deliver.mockReturnValue(
    new Promise<Outcome>((resolve) => {
      answer = resolve;
    }),
  );
  return (outcome: Outcome) => act(async () => answer(outcome));
}

it('delivers the message, says so, and forgets the draft', async () => {
  deliver.mockResolvedValue('delivered');
  await send();
  expect(deliver.mock.calls).toEqual([[url, message]]);
  const panel = await screen.findByRole('status');
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent(/^Thank you/);
  expect(panel).toHaveTextContent(copy.delivered.title);
  expect(within(panel).getByText(number, { exact: false })).toBeInTheDocument();
  expect(draft()).toBeNull();
  expect(log).not.toHaveBeenCalled();
  await userEvent.click(button('Send Another Message'));
  expect(field('Name')).toHaveValue('');
  expect(field('Name')).toHaveFocus();
});

it('says that it is sending, keeps the focus and every word, and sends once', async () => {
  const answer = holdDelivery();
  await send();
  const sending = button('Sending…');
  expect(sending).toHaveFocus();
  expect(sending).toHaveAttribute('aria-disabled', 'true');
  expect(sending).toBeEnabled();
  expect(screen.getByRole('status')).toHaveTextContent('Sending your message');
  expect(field('Message')).toHaveAttribute('readonly');
  await userEvent.click(sending);
  await userEvent.type(field('Name'), '{Enter}');
  expectEveryWord();
  await answer('delivered');
  expect(deliver).toHaveBeenCalledTimes(1);
});

it('sends once when two clicks held for React arrive together', async () => {
  const answer = holdDelivery();
  const pressed = button('Send Message');
  await act(async () => {
    fireEvent.click(pressed);
    fireEvent.click(pressed);
  });
  await answer('delivered');
  expect(deliver).toHaveBeenCalledTimes(1);
});

it.each([
  ['notSent', "Your message didn't reach us"],
  ['unconfirmed', "We couldn't confirm that your message arrived"],
])('keeps every word when the message is %s, and offers other ways', async (outcome, title) => {
  deliver.mockResolvedValue(outcome);
  await send();
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveFocus();
  expect(within(panel).getByRole('heading')).toHaveTextContent(title);
  expect(panel).toHaveTextContent(`or call ${number}.`);
  expectEveryWord();
  expect(within(panel).getByRole('link', { name: 'Open as a text' })).toBeInTheDocument();
  expect(within(panel).getByRole('link', { name: 'Open as an email' })).toBeInTheDocument();
});

it('tries again with what the fields hold by then, and keeps the focus', async () => {
  deliver.mockResolvedValueOnce('unconfirmed');
  await send();
  await screen.findByRole('alert');
  await userEvent.type(field('Message'), ', and a will');
  const text = screen.getByRole('link', { name: 'Open as a text' });
  expect(text).toHaveAttribute('href', expect.stringContaining('and%20a%20will'));
  const answer = holdDelivery();
  await userEvent.click(button('Try again'));
  expect(button('Sending…')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await answer('delivered');
  expect(deliver).toHaveBeenLastCalledWith(
    url,
    expect.objectContaining({ message: `${message.message}, and a will` }),
  );
  expect(screen.getByRole('status')).toHaveTextContent(copy.delivered.title);
});
