import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { noteInquiry } from '@/lib/islands/inquiry';
import {
  button,
  contact,
  copy,
  draft,
  field,
  fillIn,
  form,
  message,
  number,
  show,
} from './contact-form.fixture';

const log = jest.spyOn(console, 'log');

beforeEach(() => {
  sessionStorage.clear();
  log.mockReset();
});

const send = () => userEvent.click(button('Get my message ready'));
const sendAnother = () => userEvent.click(button('Send Another Message'));

it('has all fields with their types', () => {
  show();
  for (const name of ['Name', 'Email', 'Phone', 'Message']) expect(field(name)).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Phone')).toHaveAttribute('type', 'tel');
  const choice = field('Document type (optional)');
  expect(choice).not.toBeRequired();
  expect(choice).toHaveDisplayValue('Select Document Type');
  const options = within(choice).getAllByRole('option');
  expect(options.slice(1).map(({ textContent }) => textContent)).toEqual(copy.documentTypes);
});

it('lists the errors in a focused summary and at each field, and keeps what was typed', async () => {
  show();
  await userEvent.type(field('Name'), 'Ann Lee');
  await userEvent.type(field('Email'), 'ann');
  await send();
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Enter an email address like name@example.com',
    'Enter your phone number',
    'Enter your message',
  ]);
  const email = field('Email');
  expect(links[0]).toHaveAttribute('href', `#${email.id}`);
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Error: Enter an email address like name@example.com');
  expect(field('Name')).toBeValid();
  expect(field('Name')).toHaveValue('Ann Lee');
  expect(log).not.toHaveBeenCalled();
  await userEvent.type(field('Phone'), '208 555 0100');
  await send();
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('logs the data, thanks, says plainly that nothing was sent, and leads back', async () => {
  show();
  await fillIn();
  await send();
  expect(log).toHaveBeenCalledWith('Contact form submitted:', message);
  const panel = screen.getByRole('status');
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent(/^Thank you/);
  expect(panel).toHaveTextContent(copy.ready.title);
  expect(within(panel).getByText(number, { exact: false })).toBeInTheDocument();
  const mail = within(panel).getByRole('link', { name: 'Open as an email' });
  expect(mail).toHaveAttribute('href', expect.stringContaining(`mailto:${contact.email}?`));
  expect(panel).toHaveTextContent(message.message);
  await userEvent.click(button('Change it'));
  expect(field('Name')).toHaveFocus();
  expect(field('Message').closest('form')).toHaveFormValues(message);
});

it('keeps a draft in the tab, also of a message that is ready, until another is begun', async () => {
  noteInquiry({ town: 'Here.' });
  const { unmount } = show();
  await fillIn();
  unmount();
  const again = show();
  expect(field('Name')).toHaveValue(message.name);
  await send();
  again.unmount();
  show();
  expect(field('Message')).toHaveDisplayValue(new RegExp(message.message));
  await send();
  await sendAnother();
  expect(field('Name')).toHaveValue('');
  expect(field('Name')).toHaveFocus();
  expect(field('Message')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

it('keeps what was typed where the page is shown again without storage', async () => {
  show();
  await userEvent.type(field('Name'), 'Ann');
  sessionStorage.clear();
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(field('Name')).toHaveValue('Ann');
});

it('stores what was typed before hydration, but no empty form', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(form);
  const name = container.querySelector('input');
  if (name) name.value = 'Ann Lee';
  const { unmount } = render(form, { container, hydrate: true });
  expect(draft()).toContain('Ann Lee');
  unmount();
  sessionStorage.clear();
  show();
  expect(sessionStorage).toHaveLength(0);
});
