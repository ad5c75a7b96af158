import * as fc from 'fast-check';
import { property } from '../property.fixture';
import {
  type ContactMessage,
  fieldErrors,
  mailtoHref,
  messageText,
  smsLink,
} from './contact-message';

const message: ContactMessage = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '208 555 0100',
  documentType: '',
  message: 'Two deeds?',
};
const mailto = (changed: Partial<ContactMessage>) =>
  mailtoHref('hello@notary.example', { ...message, ...changed });
/** The subject or the body as the visitor's app reads it. */
const read = (href: string, name = 'body') =>
  new URLSearchParams(href.split('?')[1]).get(name) ?? '';

it('requires every field but the kind of document', () => {
  expect(fieldErrors({ ...message, email: ' ann@example.com ' })).toEqual([]);
  const empty = { name: ' ', email: '', phone: '', documentType: '', message: '\n' };
  expect(fieldErrors(empty)).toEqual([
    { field: 'name', message: 'Enter your name' },
    { field: 'email', message: 'Enter your email address' },
    { field: 'phone', message: 'Enter your phone number' },
    { field: 'message', message: 'Enter your message' },
  ]);
});

it.each([
  ...['ann', 'ann@', '@example.com', 'ann lee@example.com', 'ann@example.com or a call'],
  ...['ann@@example.com', 'ann@example,com', 'ann@example', 'ann@example..com'],
])('rejects %s as an email address', (email) => {
  const wrong = { field: 'email', message: 'Enter an email address like name@example.com' };
  expect(fieldErrors({ ...message, email })).toEqual([wrong]);
});

it.each(['abc', '555-0100', '208 555 010'])('rejects %s as a phone number', (phone) => {
  const wrong = 'Enter a phone number of ten digits, such as 208-555-0100';
  expect(fieldErrors({ ...message, phone })).toEqual([{ field: 'phone', message: wrong }]);
});

it.each(['(208) 555-0100', '+1 208.555.0100', 'cell 2085550100', '+52 1 55 1234 5678'])(
  'takes %s as a phone number',
  (phone) => {
    expect(fieldErrors({ ...message, phone })).toEqual([]);
  },
);

it('begins with how to reply, and leaves out the spaces around an answer', () => {
  const about = 'Ann Lee\n208 555 0100\nann@example.com\nAbout: Apostille\n\nTwo deeds?';
  expect(messageText({ ...message, documentType: 'Apostille' })).toBe(about);
  const typed = { name: ' Ann Lee\n', email: ' ann@example.com\n', phone: ' 208 555 0100\n' };
  expect(messageText({ ...message, ...typed, message: ' Two deeds?\n' })).toBe(
    about.replace('About: Apostille\n', ''),
  );
});

it('encodes what would end or change the URL', () => {
  const tricky = 'a&b=c?d#e%f+g\n"h"';
  const { href, isCut } = mailto({ message: tricky });
  expect(href).toMatch(
    /^mailto:hello@notary\.example\?subject=Notary%20request%20from%20Ann%20Lee&body=[^&#?]*$/,
  );
  expect(read(href).replaceAll('\r', '')).toBe(messageText({ ...message, message: tricky }));
  expect(isCut).toBe(false);
});

it('cuts a mailto at 1,800 characters, to the character', () => {
  const room = 1800 - mailto({ message: '' }).href.length;
  const links = [room, room + 1].map((length) => mailto({ message: 'x'.repeat(length) }));
  expect(links.map(({ isCut, href }) => [isCut, href.length])).toEqual([
    [false, 1800],
    [true, 1800],
  ]);
});

it('has no body where the address alone is too long', () => {
  const { href, isCut } = mailtoHref('x'.repeat(1800), message);
  expect([read(href), isCut]).toEqual(['', true]);
});

it.each([
  [' Ann Lee ', 'Notary request from Ann Lee'],
  ['é'.repeat(300), `Notary request from ${'é'.repeat(100)}`],
  ['\uD83D', 'Notary request from \uFFFD'],
])('has in its subject the whole characters of a name, without spaces: %#', (name, words) => {
  expect(read(mailto({ name }).href, 'subject')).toBe(words);
});

it('cuts a text at 1,500 characters, never within a character', () => {
  const body = (text: string) => {
    const { href, isCut } = smsLink('541-555-0142', { ...message, message: text });
    return { isCut, text: read(href) };
  };
  const room = 1500 - [...body('').text].length;
  expect(body('😀'.repeat(room))).toMatchObject({ isCut: false });
  const { isCut, text } = body('😀'.repeat(room + 1));
  expect([isCut, [...text].length, text.at(-1)]).toEqual([true, 1500, '😀'.at(-1)]);
});

/** A box gives its line breaks as line feeds alone. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }).map((typed) => typed.replaceAll('\r', '')),
  fc
    .array(fc.constantFrom('a', '\u00e9', '&', '\n', '%', '#', '\uD83D\uDE00'), {
      maxLength: 2500,
      size: 'max',
    })
    .map((all) => all.join('')),
);

property(
  'puts into a link to an app the message as it is, or its beginning and a word about it',
  fc.record({ name: text, email: text, phone: text, documentType: text, message: text }),
  (typed) => {
    const whole = messageText(typed);
    for (const { link, longest } of [
      { link: mailtoHref('hello@notary.example', typed), longest: 1800 },
      { link: smsLink('541-555-0142', typed), longest: Number.POSITIVE_INFINITY },
    ]) {
      const { pathname, searchParams } = new URL(link.href);
      const body = (searchParams.get('body') ?? '').replaceAll('\r\n', '\n');
      expect(['hello@notary.example', '+15415550142']).toContain(pathname);
      expect(link.href.length).toBeLessThanOrEqual(longest);
      expect(whole.startsWith(body.replace(/\r$/, ''))).toBe(true);
      expect(body === whole).toBe(!link.isCut);
    }
  },
  150,
);
