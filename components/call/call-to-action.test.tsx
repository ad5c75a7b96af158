import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { formatPhone, smsHref, telHref } from '@/lib/contact/phone';
import { testContent } from '@/lib/content/test-content.fixture';
import { formatHours } from '@/lib/hours/hours';
import { ShutDoor } from '../facts/door-scene';
import { CallToAction } from './call-to-action';

const { business } = testContent;

const copy = { heading: 'Ring us', text: 'Say where.' };

const band = (record = business) => <CallToAction business={record} copy={copy} contact />;

it('is the contact section of a page: phone, text, email and hours', () => {
  render(band());
  const call = screen.getByRole('link', { name: /Call or Text/ });
  expect(call).toHaveAttribute('href', telHref(business.phone));
  expect(call).toHaveTextContent(formatPhone(business.phone));
  const text = screen.getByRole('link', { name: /Send a text/ });
  expect(text).toHaveAttribute('href', smsHref(business.phone));
  expect(screen.getByRole('button', { name: 'Email Us' })).toBeInTheDocument();
  expect(screen.getByRole('region')).toHaveTextContent(
    formatHours(business.hours).replaceAll('\u00a0', ' '),
  );
});

it.each([
  ['all of it', band()],
  ['the door', <CallToAction key="door" business={business} copy={copy} scene="door" />],
  ['the road', <CallToAction key="road" business={business} copy={copy} scene="road" />],
  ['the shut door', <ShutDoor key="shut" />],
])('shows a part that the drawing has: %s', (_, shown) => {
  const [file, part] =
    render(shown).container.querySelector('img')?.getAttribute('src')?.split('#') ?? [];
  expect(readFileSync(`public${file}`, 'utf8')).toContain(`<view id="${part}"`);
});

it('marks the number as a sample only while it is a placeholder', () => {
  const { rerender } = render(band({ ...business, placeholders: ['phone'] }));
  expect(screen.getByRole('link', { name: /Call or Text/ })).toHaveTextContent('(sample)');
  rerender(band({ ...business, placeholders: [] }));
  expect(screen.getByRole('link', { name: /Call or Text/ })).not.toHaveTextContent('(sample)');
});
