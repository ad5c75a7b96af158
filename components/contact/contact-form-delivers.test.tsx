import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testContent } from '@/lib/content/test-content.fixture';
import { fill } from '@/lib/text';
import { ContactForm } from './contact-form.client';
import type { Outcome } from './deliver';

const copy = testContent.pages['message-form'].form;

const deliver = jest.fn();
jest.mock('./deliver', () => ({ deliver: (...sent: unknown[]) => deliver(...sent) }));

const phone = '541-555-0142';
const number = 'the number';
const url = 'https://forms.notary.example/messages';
const message = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '208 555 0100',
  documentType: 'A will or trust',
  message: 'A deed & a trust',
};
const log = jest.spyOn(console, 'log');

beforeEach(() => {
  sessionStorage.clear();
  log.mockReset();
  deliver.mockReset();
});

const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
const send = () => userEvent.click(button(copy.send));
const draft = () => sessionStorage.getItem('message');

async function writeMessage() {
  render(
    <ContactForm phone={phone} number={number} user="hello" host="notary.example" delivery={url} />,
  );
  await userEvent.type(field('Name'), message.name);
  await userEvent.type(field('Email'), message.email);
  await userEvent.type(field('Phone'), message.phone);
  await userEvent.selectOptions(field('Document type (optional)'), message.documentType);
  await userEvent.type(field('Message'), message.message);
}

function expectEveryWord() {
  expect(field('Message').closest('form')).toHaveFormValues(message);
  expect(draft()).toContain(message.message);
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
  await writeMessage();
  await send();
  expect(deliver.mock.calls).toEqual([[url, message]]);
  const panel = await screen.findByRole('status');
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent(copy.delivered.title);
  expect(within(panel).getByText(number, { exact: false })).toBeInTheDocument();
  expect(draft()).toBeNull();
  expect(log).not.toHaveBeenCalled();
  await userEvent.click(button('Send Another Message'));
  expect(field('Name')).toHaveValue('');
  expect(field('Name')).toHaveFocus();
});

it('sends nothing while an answer is missing', async () => {
  await writeMessage();
  await userEvent.clear(field('Email'));
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(copy.problem);
  expect(deliver).not.toHaveBeenCalled();
});

it('says that it is sending, keeps the focus and every word, and sends once', async () => {
  const answer = holdDelivery();
  await writeMessage();
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
  await writeMessage();
  const pressed = button(copy.send);
  await act(async () => {
    fireEvent.click(pressed);
    fireEvent.click(pressed);
  });
  await answer('delivered');
  expect(deliver).toHaveBeenCalledTimes(1);
});

it.each([
  ['notSent', copy.notSent],
  ['unconfirmed', copy.unconfirmed],
])('keeps every word when the message is %s, and offers other ways', async (outcome, said) => {
  deliver.mockResolvedValue(outcome);
  await writeMessage();
  await send();
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveFocus();
  expect(within(panel).getByRole('heading')).toHaveTextContent(said.title);
  expect(panel).toHaveTextContent(fill(said.text, { number: number }));
  expectEveryWord();
  expect(within(panel).getByRole('link', { name: 'Send as a text' })).toBeInTheDocument();
  expect(within(panel).getByRole('link', { name: 'Send as an email' })).toBeInTheDocument();
  expect(within(panel).getByText(number, { exact: false })).toBeInTheDocument();
});

it('tries again with what the fields hold by then, and keeps the focus', async () => {
  deliver.mockResolvedValueOnce('unconfirmed');
  await writeMessage();
  await send();
  await screen.findByRole('alert');
  await userEvent.type(field('Message'), ', and a will');
  const text = screen.getByRole('link', { name: 'Send as a text' });
  expect(text).toHaveAttribute('href', expect.stringContaining('and%20a%20will'));
  const answer = holdDelivery();
  await userEvent.click(button('Try Again'));
  expect(button('Sending…')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await answer('delivered');
  expect(deliver).toHaveBeenLastCalledWith(
    url,
    expect.objectContaining({ message: `${message.message}, and a will` }),
  );
  expect(screen.getByRole('status')).toHaveTextContent(copy.delivered.title);
});

it('sends nothing when there is no network, and says so again on each try', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await writeMessage();
  await send();
  await screen.findByRole('alert');
  fireEvent.click(button('Try Again'));
  const panel = await screen.findByRole('alert');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(panel).toHaveTextContent(copy.notSent.title);
  expectEveryWord();
  expect(deliver).not.toHaveBeenCalled();
  online.mockRestore();
});
