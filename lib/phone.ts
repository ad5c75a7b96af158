/** A number as content writes it, "541-555-0142", in the forms that pages need. */

/** As a person in the United States writes it: "(541) 555-0142". */
export function formatPhone(phone: string): string {
  const [area, exchange, line] = phone.split('-');
  return `(${area}) ${exchange}-${line}`;
}

/** The international form that tel: and sms: links take (RFC 3966): "+15415550142". */
function international(phone: string): string {
  return `+1${phone.replaceAll('-', '')}`;
}

export function telHref(phone: string): string {
  return `tel:${international(phone)}`;
}

export function smsHref(phone: string): string {
  return `sms:${international(phone)}`;
}
