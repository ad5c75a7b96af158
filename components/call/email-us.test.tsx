import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { testContent } from '@/lib/content/test-content.fixture';
import { eachRequired } from '@/lib/islands/each-required.fixture';
import { emailReveal } from './email-reveal.island.client';
import { EmailUs } from './email-us';

const { business } = testContent;

it('shows the address, and hides it again, as often as it is asked', async () => {
  render(<EmailUs business={{ ...business, placeholders: ['email'] }} />);
  const button = screen.getByRole('button', { name: 'Email Us' });
  const link = () => screen.queryByRole('link', { name: business.email });
  for (let round = 0; round < 2; round++) {
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(link()).toBeNull();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(link()).toHaveAttribute('href', `mailto:${business.email}`);
    expect(link()?.parentElement).toHaveTextContent(`${business.email} (sample)`);
    await userEvent.click(button);
  }
});

it('leads to an email that has its lines', async () => {
  const { email } = business;
  const lines = ['Are you free?', 'The gate & room:'];
  const about = '?subject=Are%20you%20free%3F';
  const href = `mailto:${email}${about}&body=Are%20you%20free%3F%0D%0AThe%20gate%20%26%20room%3A`;
  render(<EmailUs business={business} lines={lines} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', href);
});

it.each([
  ['ann@notary.example', 'ann at notary dot example'],
  ['ann.b@my-notary.co.example', 'ann dot b at my-notary dot co dot example'],
])('has %s whole only in a noscript, and in words where our script fails', (email, words) => {
  const html = renderToStaticMarkup(<EmailUs business={{ ...business, email }} />);
  const outside = html.replace(/<noscript>.*?<\/noscript>/g, '');
  expect(html).toContain(`mailto:${email}`);
  expect(outside).not.toContain(email);
  expect(outside).toContain(`Write to ${words}`);
});

eachRequired(['button', 'p'], '<button></button><p></p>', (island) =>
  emailReveal(island, { user: 'ann', host: 'notary.example' }),
);
