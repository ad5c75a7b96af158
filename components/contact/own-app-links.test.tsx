import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { OwnAppLinks } from './own-app-links';

const copy = testContent.pages['message-form'].form;

jest.mock('./message-form-copy', () => ({
  get messageFormCopy() {
    return copy;
  },
}));

const contact = { phone: '541-555-0142', email: 'hello@notary.example' };

function show(text: string) {
  const message = {
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: '208 555 0100',
    documentType: '',
    message: text,
  };
  render(<OwnAppLinks message={message} contact={contact} tooLong="Half of it" />);
}

it('puts the message into a text and an email', () => {
  show('A deed & a trust');
  const text = screen.getByRole('link', { name: 'Send as a text' });
  expect(text).toHaveAttribute('href', expect.stringMatching(/^sms:.*A%20deed%20%26%20a%20trust/));
  const mail = screen.getByRole('link', { name: 'Send as an email' });
  expect(mail).toHaveAttribute('href', expect.stringContaining('mailto:hello@notary.example?'));
  expect(screen.queryByText('Half of it')).not.toBeInTheDocument();
});

it("says that a long message doesn't fit in an email", () => {
  show('Papers '.repeat(700));
  expect(screen.getByText('Half of it')).toBeInTheDocument();
});
