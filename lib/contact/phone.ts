/** A number as content writes it, "208-555-0100", in the forms that pages need. */

/** As a person in the United States writes it: "(208) 555-0100". */
export function formatPhone(phone: string): string {
  const [area, exchange, line] = phone.split('-');
  return `(${area}) ${exchange}-${line}`;
}

/** All but the last four figures hidden: "(•••) •••-0100". */
export function maskPhone(phone: string): string {
  return `(•••) •••-${lastFour(phone)}`;
}

export function lastFour(phone: string): string {
  return phone.slice(-4);
}

/** The international form (E.164) that tel: and sms: links take: "+12085550100". */
export function international(phone: string): string {
  return `+1${phone.replaceAll('-', '')}`;
}

export function telHref(phone: string): string {
  return `tel:${international(phone)}`;
}

/** Opens a text to the number; with a body that is already written where one is given. */
export function smsHref(phone: string, body?: string): string {
  // "?&body=" is read by Android, which wants "?body=", and by iOS, which wants "&body=".
  return `sms:${international(phone)}${body ? `?&body=${encodeURIComponent(body)}` : ''}`;
}
