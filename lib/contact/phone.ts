import type { Business } from '../schema/business';

/** A number from content, "208-555-0100", in the formats pages need. */

/** Whether texts go to a number of their own: then pages show both. */
export const hasTwoNumbers = (one: Pick<Business, 'phone' | 'textNumber'>) =>
  one.phone !== one.textNumber;

/** As written in the United States: "(208) 555-0100". */
export function formatPhone(phone: string): string {
  const [area, exchange, line] = phone.split('-');
  return `(${area}) ${exchange}-${line}`;
}

/** With all but the last four digits hidden: "(•••) •••-0100". */
export function maskPhone(phone: string): string {
  return `(•••) •••-${lastFour(phone)}`;
}

export function lastFour(phone: string): string {
  return phone.slice(-4);
}

/** The international form (E.164) that tel: and sms: links take: "+12085550100". */
export function toE164(phone: string): string {
  return `+1${phone.replaceAll('-', '')}`;
}

export function telHref(phone: string): string {
  return `tel:${toE164(phone)}`;
}

/** @param body the text message, already written. */
export function smsHref(phone: string, body?: string): string {
  // "?&body=" works on Android, which expects "?body=", and on iOS, which expects "&body=".
  return `sms:${toE164(phone)}${body ? `?&body=${encodeURIComponent(body)}` : ''}`;
}
