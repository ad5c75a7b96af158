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
const subject = ['Deeds for ', { name: 'name' }] as const;
const bodyOf = (href: string) => new URLSearchParams(href.split('?')[1]).get('body') ?? '';

it('requires every field but the kind of document', () => {
  expect(fieldErrors(message)).toEqual([]);
  const empty = { name: ' ', email: '', phone: '', documentType: '', message: '\n' };
  expect(fieldErrors(empty)).toEqual([
    { field: 'name', message: 'Enter your name' },
    { field: 'email', message: 'Enter your email address' },
    { field: 'phone', message: 'Enter your phone number' },
    { field: 'message', message: 'Enter your message' },
  ]);
});

it.each(['ann', 'ann@', '@example.com', 'ann lee@example.com', 'ann@example.com or a call'])(
  'rejects %s as an email address',
  (email) => {
    const wrong = { field: 'email', message: 'Enter an email address like name@example.com' };
    expect(fieldErrors({ ...message, email })).toEqual([wrong]);
  },
);

it('accepts an email address with spaces around it', () => {
  expect(fieldErrors({ ...message, email: ' ann@example.com ' })).toEqual([]);
});

it('begins with how to reply', () => {
  const about = 'Ann Lee\n208 555 0100\nann@example.com\nAbout: Apostille\n\nTwo deeds?';
  expect(messageText({ ...message, documentType: 'Apostille' })).toBe(about);
  expect(messageText(message)).toBe(about.replace('About: Apostille\n', ''));
});

it('leaves out the spaces around an answer', () => {
  const { documentType, ...typed } = message;
  const spaced = Object.fromEntries(
    Object.entries(typed).map(([field, answer]) => [field, ` ${answer}\n`]),
  );
  expect(messageText({ ...message, ...spaced })).toBe(messageText(message));
});

it('encodes what would end or change the URL', () => {
  const tricky = { ...message, message: 'a&b=c?d#e%f+g\n"h"' };
  const { href, isCut } = mailtoHref('hello@notary.example', tricky, subject);
  expect(href).toMatch(
    /^mailto:hello@notary\.example\?subject=Deeds%20for%20Ann%20Lee&body=[^&#?]*$/,
  );
  expect(bodyOf(href).replaceAll('\r', '')).toBe(messageText(tricky));
  expect(isCut).toBe(false);
});

it('cuts a mailto at 1,800 characters, never within a character', () => {
  const { href, isCut } = mailtoHref(
    'hello@notary.example',
    { ...message, message: 'é😀'.repeat(500) },
    subject,
  );
  expect(href.length).toBeLessThanOrEqual(1800);
  expect(href.length).toBeGreaterThan(1780);
  expect(isCut).toBe(true);
  expect(bodyOf(href)).toMatch(/\r\n\r\n(?:é😀)+é?$/u);
});

it('cuts a long subject, and leaves out the spaces around the name', () => {
  const subjectOf = (name: string) =>
    new URLSearchParams(
      mailtoHref('hello@notary.example', { ...message, name }, subject).href.split('?')[1],
    ).get('subject');
  expect(subjectOf(' Ann Lee ')).toBe('Deeds for Ann Lee');
  expect(subjectOf('é'.repeat(300))).toBe(`Deeds for ${'é'.repeat(110)}`);
});

it('replaces half of a character', () => {
  const broken = { ...message, name: '\uD83D', message: 'a\uDE00b' };
  const { href } = mailtoHref('hello@notary.example', broken, subject);
  expect(href).toContain('subject=Deeds%20for%20%EF%BF%BD&');
  expect(bodyOf(href)).toContain('a\uFFFDb');
});

it('cuts a text at 1,500 characters, never within a character', () => {
  const body = (text: string) => {
    const { href, isCut } = smsLink('541-555-0142', { ...message, message: text });
    return { isCut, text: new URLSearchParams(href.split('?')[1]).get('body') ?? '' };
  };
  const room = 1500 - [...body('').text].length;
  expect(body('😀'.repeat(room))).toMatchObject({ isCut: false });
  const { isCut, text } = body('😀'.repeat(room + 1));
  expect([isCut, [...text].length, text.at(-1)]).toEqual([true, 1500, '😀'.at(-1)]);
});

it('fits exactly, to the character', () => {
  const longest = (length: number) =>
    mailtoHref('hello@notary.example', { ...message, message: 'x'.repeat(length) }, subject);
  const room = 1800 - longest(0).href.length;
  expect([longest(room).isCut, longest(room).href.length]).toEqual([false, 1800]);
  expect([longest(room + 1).isCut, longest(room + 1).href.length]).toEqual([true, 1800]);
});
