import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { ShutDoor } from '@/components/facts/door-scene';
import { formatPhone, lastFour, smsHref, telHref } from '@/lib/contact/phone';
import { testContent } from '@/lib/content/test-content.fixture';
import { formatHours } from '@/lib/hours/hours';
import { CallBar } from './call-bar';
import { CallToAction } from './call-to-action';
import { PhoneNumber } from './phone-number';

const { business } = testContent;

const copy = { heading: 'Ring us', text: 'Say where.' };

const band = (record = business) => (
  <CallToAction business={record} copy={copy} signature="Sign here." />
);

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

it('has a number to call and one to text, if there are two, each also behind a button', () => {
  const textNumber = '208-555-0299';
  const { container } = render(band({ ...business, textNumber }));
  for (const [label, number, href] of [
    ['Call', business.phone, telHref(business.phone)],
    ['Text', textNumber, smsHref(textNumber)],
  ] as const) {
    const link = screen.getByRole('link', { name: `${label} ${formatPhone(number)}` });
    expect(link).toHaveAttribute('href', href);
    const name = `${label} show our phone number, ending in ${lastFour(number)}`;
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
  expect(container).not.toHaveTextContent('Call or Text');
  expect(container).not.toHaveTextContent('Send a text');
});

it('says in a sentence and in the call bar which number is for what', () => {
  const textNumber = '208-555-0299';
  const { container } = render(<PhoneNumber business={{ ...business, textNumber }} />);
  const [call, text] = container.querySelectorAll('a');
  expect(call).toHaveAttribute('href', telHref(business.phone));
  expect(text).toHaveAttribute('href', smsHref(textNumber));
  expect(container).toHaveTextContent(/0242 \(calls\) or .*0299 \(texts\)$/);
  const bar = render(<CallBar business={{ ...business, textNumber }} />).container;
  expect(bar).toHaveTextContent(`Call${formatPhone(business.phone)}Text${formatPhone(textNumber)}`);
});
