import { render, screen, within } from '@testing-library/react';
import { formatPhone, smsHref, telHref } from '@/lib/contact/phone';
import { testContent } from '@/lib/content/test-content.fixture';
import { ContactBlock } from './contact-block';

const { business } = testContent;

it('shows phone, text, email and hours', () => {
  render(<ContactBlock business={business} />);
  const call = screen.getByRole('link', { name: /Call or Text/ });
  expect(call).toHaveAttribute('href', telHref(business.phone));
  expect(call).toHaveTextContent(formatPhone(business.phone));
  const text = screen.getByRole('link', { name: /Send a text/ });
  expect(text).toHaveAttribute('href', smsHref(business.phone));
  expect(screen.getByRole('button', { name: 'Email Us' })).toBeInTheDocument();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(business.hours.length);
});

it('marks the number as a sample only while it is a placeholder', () => {
  const { rerender } = render(<ContactBlock business={{ ...business, placeholders: ['phone'] }} />);
  expect(screen.getByRole('link', { name: /Call or Text/ })).toHaveTextContent('(sample)');
  rerender(<ContactBlock business={{ ...business, placeholders: [] }} />);
  expect(screen.getByRole('link', { name: /Call or Text/ })).not.toHaveTextContent('(sample)');
});
