import { type ContactMessage, fieldErrors, mailtoHref, messageText } from './contact-message';

const message: ContactMessage = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '208 555 0100',
  documentType: '',
  message: 'Two deeds?',
};
const subject = ['Papers of ', { name: 'name' }] as const;
const bodyOf = (href: string) => new URLSearchParams(href.split('?')[1]).get('body') ?? '';

it('requires every field but the kind of document', () => {
  expect(fieldErrors(message)).toEqual([]);
  const empty = { name: ' ', email: '', phone: '', documentType: '', message: '\n' };
  expect(fieldErrors(empty).map(({ field }) => field)).toEqual([
    'name',
    'email',
    'phone',
    'message',
  ]);
});

it.each(['ann', 'ann@', '@example.com', 'ann lee@example.com'])(
  'rejects %s as an email address',
  (email) => {
    expect(fieldErrors({ ...message, email })).toHaveLength(1);
  },
);

it('begins with how to reply', () => {
  expect(messageText({ ...message, documentType: 'Apostille' })).toBe(
    'Ann Lee\n208 555 0100\nann@example.com\nAbout: Apostille\n\nTwo deeds?',
  );
});

it('encodes what would end or change the URL', () => {
  const tricky = { ...message, message: 'a&b=c?d#e%f+g\n"h"' };
  const { href, isCut } = mailtoHref('hello@notary.example', tricky, subject);
  expect(href).toMatch(
    /^mailto:hello@notary\.example\?subject=Papers%20of%20Ann%20Lee&body=[^&#?]*$/,
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

it('accepts half of a character', () => {
  const broken = { ...message, name: '\uD83D', message: 'a\uDE00b' };
  expect(() => mailtoHref('hello@notary.example', broken, subject)).not.toThrow();
});
