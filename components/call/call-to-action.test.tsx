import { render, screen } from '@testing-library/react';
import { formatPhone, smsHref, telHref } from '@/lib/contact/phone';
import { testContent } from '@/lib/content/test-content.fixture';
import { formatHours } from '@/lib/hours/hours';
import { CallToAction } from './call-to-action';

const { business } = testContent;

const band = (record = business) => (
  <CallToAction business={record} copy={{ heading: 'Ring us', text: 'Say where.' }} contact />
);

it('is the contact section of a page: phone, text, email and hours', () => {
  const texts = '208-555-0299';
  render(band({ ...business, texts }));
  const call = screen.getByRole('link', { name: /Call or Text/ });
  expect(call).toHaveAttribute('href', telHref(business.phone));
  expect(call).toHaveTextContent(formatPhone(business.phone));
  const text = screen.getByRole('link', { name: /Send a text/ });
  expect(text).toHaveAttribute('href', smsHref(texts));
  expect(screen.getByRole('button', { name: 'Email Us' })).toBeInTheDocument();
  expect(screen.getByRole('region')).toHaveTextContent(
    formatHours(business.hours).replaceAll('\u00a0', ' '),
  );
});

it('marks the number as a sample only while it is a placeholder', () => {
  const { rerender } = render(band({ ...business, placeholders: ['phone'] }));
  expect(screen.getByRole('link', { name: /Call or Text/ })).toHaveTextContent('(sample)');
  rerender(band({ ...business, placeholders: [] }));
  expect(screen.getByRole('link', { name: /Call or Text/ })).not.toHaveTextContent('(sample)');
});
