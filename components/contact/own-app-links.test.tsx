import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testContent } from '@/lib/content/test-content.fixture';
import { OwnAppLinks } from './own-app-links';

const copy = testContent.pages['message-form'].form;

const long = 'Papers '.repeat(700).trim();
const contact = { phone: '541-555-0142', email: 'hello@notary.example', number: 'the number' };

function show(text: string) {
  const message = {
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: '208 555 0100',
    documentType: '',
    message: text,
  };
  render(<OwnAppLinks message={message} contact={contact} />);
}

it("says that a long message doesn't fit, and copies all of it", async () => {
  const user = userEvent.setup();
  show(long);
  expect(screen.getByText(copy.tooLong)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy the message' }));
  expect(await navigator.clipboard.readText()).toContain(long);
  expect(await screen.findByText('Message copied')).toBeInTheDocument();
});

it('says how else to copy where the browser has no clipboard', async () => {
  show('A deed & a trust');
  const { clipboard } = navigator;
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  fireEvent.click(screen.getByRole('button', { name: 'Copy the message' }));
  expect(await screen.findByText('Select the message to copy it')).toBeInTheDocument();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
});
