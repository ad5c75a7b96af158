import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { inquiryLines } from '@/lib/contact/inquiry-message';
import { testContent } from '@/lib/content/test-content.fixture';
import { forgetInquiry, noteInquiry } from '@/lib/islands/inquiry';
import { fill } from '@/lib/text';
import { ContactForm } from './contact-form.client';

const copy = testContent.pages['message-form'].form;

const { inquiry } = testContent.pages;

const phone = '541-555-0142';
const number = 'the number';
let log: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  log = jest.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => log.mockRestore());

const [documentType = ''] = copy.documentTypes;
const form = <ContactForm phone={phone} number={number} user="hello" host="notary.example" />;
const show = () => render(form);
const field = (label: string) => screen.getByLabelText(label);
const send = () => userEvent.click(screen.getByRole('button', { name: copy.prepare }));

async function fillIn() {
  await userEvent.type(field('Name'), 'Ann Lee');
  await userEvent.type(field('Email'), 'ann@example.com');
  await userEvent.type(field('Phone'), '208 555 0100');
  await userEvent.type(field('Message'), 'A deed & a trust');
}

it('has all fields with their types', () => {
  show();
  expect(field('Name')).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Email')).toBeRequired();
  expect(field('Phone')).toHaveAttribute('type', 'tel');
  expect(field('Phone')).toBeRequired();
  expect(field('Message')).toBeRequired();
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
});

it('focuses the summary again when sent again with errors', async () => {
  show();
  await send();
  await userEvent.type(field('Name'), 'Ann');
  await send();
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('logs the data, thanks, and says plainly that nothing was sent', async () => {
  show();
  await fillIn();
  await userEvent.selectOptions(field('Document type (optional)'), documentType);
  await send();
  expect(log).toHaveBeenCalledWith('Contact form submitted:', {
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: '208 555 0100',
    documentType,
    message: 'A deed & a trust',
  });
  const panel = screen.getByRole('status');
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent(copy.ready.title);
  expect(within(panel).getByText(number, { exact: false })).toBeInTheDocument();
  const mail = within(panel).getByRole('link', { name: 'Send as an email' });
  expect(mail).toHaveAttribute('href', expect.stringContaining('mailto:hello@notary.example?'));
  expect(panel).toHaveTextContent('A deed & a trust');
});

it('returns to the empty form, and to no visit', async () => {
  noteInquiry({ town: 'Vetch, Oregon' });
  show();
  await fillIn();
  await send();
  await userEvent.click(screen.getByRole('button', { name: 'Send Another Message' }));
  expect(field('Name')).toHaveValue('');
  expect(field('Name')).toHaveFocus();
  expect(field('Message')).toHaveValue('');
});

it('keeps a draft in the tab, also of a message that is ready, until another is begun', async () => {
  const { unmount } = show();
  await fillIn();
  unmount();
  const again = show();
  expect(field('Name')).toHaveValue('Ann Lee');
  await send();
  again.unmount();
  show();
  expect(field('Message')).toHaveValue('A deed & a trust');
  await send();
  await userEvent.click(screen.getByRole('button', { name: 'Send Another Message' }));
  expect(field('Message')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

it('has what the visitor has chosen in the message, ready to send as it is', async () => {
  noteInquiry({ town: 'Vetch, Oregon' });
  const { unmount } = show();
  const lines = (town: string) => Object.values(inquiryLines({ town }, inquiry)).join('\n');
  expect(field('Message')).toHaveValue(lines('Vetch, Oregon'));
  expect(screen.getByText(inquiry.send)).toBeInTheDocument();
  const sent = (app: string) =>
    new URLSearchParams(
      screen.getByRole<HTMLAnchorElement>('link', { name: app }).href.split('?')[1],
    );
  expect(sent('Send as a text').get('body')).toBe(lines('Vetch, Oregon'));
  expect(sent('Send as an email').get('subject')).toBe(inquiry.subject);
  await userEvent.type(field('Message'), '\nGate code 12.');
  expect(sent('Send as a text').get('body')).toMatch(/Gate code 12\.$/);
  await userEvent.type(field('Name'), 'Ann');
  expect(sent('Send as an email').get('subject')).toBe(fill(copy.subject, { name: 'Ann' }));
  unmount();
  noteInquiry({ town: 'Larkin, Idaho' });
  show();
  expect(field('Message')).toHaveDisplayValue(/Larkin, Idaho.*Gate code 12\./s);
  act(forgetInquiry);
  expect(field('Message')).toHaveValue('Gate code 12.');
  expect(screen.queryByText(inquiry.send)).not.toBeInTheDocument();
});

it('gets what was chosen again where the visitor has emptied the box', async () => {
  noteInquiry({ town: 'Vetch, Oregon' });
  const { unmount } = show();
  await userEvent.clear(field('Message'));
  unmount();
  show();
  expect(field('Message')).toHaveDisplayValue(/Vetch, Oregon/);
});

it('stores what was typed before hydration, but no empty form', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(form);
  const name = container.querySelector('input');
  if (name) name.value = 'Ann Lee';
  const { unmount } = render(form, { container, hydrate: true });
  expect(sessionStorage.getItem('message')).toContain('Ann Lee');
  unmount();
  sessionStorage.clear();
  show();
  expect(sessionStorage).toHaveLength(0);
});
