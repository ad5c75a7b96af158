import { smsHref } from './phone';

/** The required fields of the contact form, in its order, and what it says where one is empty. */
export const requiredFields = [
  ['name', 'Enter your name'],
  ['email', 'Enter your email address'],
  ['phone', 'Enter your phone number'],
  ['message', 'Enter your message'],
] as const;

/** What an email address and a phone number must look like at least, and what to enter if not. */
const forms: Partial<Record<string, readonly [form: RegExp, expected: string]>> = {
  // An address has one @, and after it a dot between letters.
  email: [/^[^\s@]+@[^\s@.,]+(?:\.[^\s@.,]+)+$/, 'an email address like name@example.com'],
  phone: [/^(?:\D*\d){10,15}\D*$/, 'a phone number of ten digits, such as 208-555-0100'],
};

export type ContactMessage = Record<(typeof requiredFields)[number][0] | 'documentType', string>;

/** The id of a field in the form, to which links lead. */
export const controlId = (field: keyof ContactMessage) => `message-${field}`;

/** What is wrong, in the order of the form. */
export const fieldErrors = (message: ContactMessage) =>
  requiredFields.flatMap(([field, missing]) => {
    const text = message[field].trim();
    if (text === '') return [{ field, message: missing }];
    const [form, expected] = forms[field] ?? [];
    return !form || form.test(text) ? [] : [{ field, message: `Enter ${expected}` }];
  });

export type FieldError = ReturnType<typeof fieldErrors>[number];

/** The message as plain text, for a text message or an email. */
export function messageText({ name, email, phone, documentType, message }: ContactMessage): string {
  const about = documentType && `About: ${documentType}`;
  // How to reply comes first: a program that shortens a long text cuts off its end.
  const from = [name.trim(), phone.trim(), email.trim(), about].filter(Boolean).join('\n');
  return wellFormed(`${from && `${from}\n\n`}${message.trim()}`);
}

/** Replaces half characters, such as a cut emoji, which can't be encoded in a URL. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Mail programs and systems cut longer URLs; Windows at 2,083 characters (decision 0011). */
const longestMailto = 1800;

/** Phones cut or drop longer texts: ten parts of 153 characters are common (decision 0011). */
const longestSms = 1500;

/** An sms URL to the number, as content writes it, and whether it had to shorten the message. */
export function smsLink(phone: string, message: ContactMessage) {
  const characters = [...messageText(message)];
  const isCut = characters.length > longestSms;
  return { href: smsHref(phone, characters.slice(0, longestSms).join('')), isCut };
}

/** A mailto URL with subject and body, and whether it had to shorten the message. */
export function mailtoHref(to: string, message: ContactMessage) {
  const subject = wellFormed(`Notary request from ${message.name.trim()}`.slice(0, 120));
  const start = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`;
  // Line breaks in a mailto body are CRLF (RFC 6068, section 5).
  const characters = [...messageText(message).replaceAll('\n', '\r\n')];
  let room = longestMailto - start.length;
  const fitting = characters.findIndex((character) => {
    room -= encodeURIComponent(character).length;
    return room < 0;
  });
  const body = fitting < 0 ? characters : characters.slice(0, fitting);
  return { href: start + encodeURIComponent(body.join('')), isCut: fitting >= 0 };
}
