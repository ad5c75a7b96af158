import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { routes } from '@/lib/routes';
import { fill } from '@/lib/text/templates';
import { MessageSection } from './message-section';

const { business, pages } = testContent;
const copy = pages['message-form'];
const { prepares, delivers, privacyPolicy } = copy.consequence;

const show = (delivery: string | undefined) =>
  render(<MessageSection pages={pages} business={{ ...business, delivery }} />);

it('says before the button is pressed that it sends nothing', () => {
  const { container } = show(undefined);
  expect(container).toHaveTextContent(`${copy.instructions} ${prepares}`);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('says before the button is pressed where it sends the message', () => {
  const { container } = show('https://forms.notary.example/messages');
  const host = 'forms.notary.example';
  expect(container).toHaveTextContent(fill(delivers, { host, privacyPolicy }));
  expect(screen.getByRole('link', { name: privacyPolicy })).toHaveAttribute(
    'href',
    routes.legal('privacy-policy'),
  );
  expect(container).not.toHaveTextContent(prepares);
  expect(screen.getByRole('button', { name: 'Send Message' })).toBeInTheDocument();
});
