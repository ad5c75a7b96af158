import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { routes } from '@/lib/routes';
import { MessageSection } from './message-section';

const { business } = testContent;

it('says before the button is pressed that it sends nothing', () => {
  render(<MessageSection business={{ ...business, delivery: undefined }} />);
  expect(screen.getByText(/does not deliver your message by itself/)).toBeInTheDocument();
  expect(screen.queryByText(/by way of/)).not.toBeInTheDocument();
});

it('says before the button is pressed where it sends the message', () => {
  const delivery = 'https://forms.notary.example/messages';
  render(<MessageSection business={{ ...business, delivery }} />);
  expect(screen.getByText('forms.notary.example')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    routes.legal('privacy-policy'),
  );
  expect(screen.queryByText(/does not deliver/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send Message' })).toBeInTheDocument();
});
