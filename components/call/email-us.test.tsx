import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { testContent } from '@/lib/content/test-content.fixture';
import { EmailUs } from './email-us';

const { business } = testContent;

it('shows the address, and hides it again', async () => {
  render(<EmailUs business={business} />);
  const button = screen.getByRole('button', { name: 'Email Us' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: business.email })).toHaveAttribute(
    'href',
    `mailto:${business.email}`,
  );
  await userEvent.click(button);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('has the whole address only inside noscript in the HTML', () => {
  const html = renderToStaticMarkup(<EmailUs business={business} />);
  const outside = html.replace(/<noscript[\s\S]*?<\/noscript>/g, '');
  expect(html).toContain(`mailto:${business.email}`);
  expect(outside).not.toContain(business.email);
});
