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
  // The plain form, which only CSS hides, has it, too.
  const links = () => screen.getAllByRole('link', { name: business.email });
  expect(links()).toHaveLength(1);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(links()).toHaveLength(2);
  for (const link of links()) expect(link).toHaveAttribute('href', `mailto:${business.email}`);
  await userEvent.click(button);
  expect(links()).toHaveLength(1);
});

it('has the whole address only in its plain form in the HTML', () => {
  const html = renderToStaticMarkup(<EmailUs business={business} />);
  const outside = html.replace(/<span data-plain[\s\S]*?<\/span>/g, '');
  expect(html).toContain(`mailto:${business.email}`);
  expect(outside).not.toContain(business.email);
});
