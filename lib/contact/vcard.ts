import { formatHours } from '../hours/hours';
import { routes } from '../routes';
import type { Business } from '../schema/business';
import type { Town } from '../schema/town';
import { siteUrl } from '../site';
import { homeState, states } from '../states';
import { capitalize } from '../text/format';
import { toE164 } from './phone';

/**
 * The business as a vCard 3.0 (RFC 2426), which every phone can save: the only file with the
 * complete email address (decision 0010). Like the pages, it has no street.
 */
export function vcard(business: Business, homeTown: Pick<Town, 'name' | 'state'>): string {
  const { brand, phone, textNumber, email, home } = business;
  const address = ['', '', '', homeTown.name, homeTown.state, home.zip, home.country];
  const name = escaped(brand);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${name}`,
    `N:${name};;;;`,
    `ORG:${name}`,
    `TEL;TYPE=WORK,VOICE:${toE164(phone)}`,
    ...(textNumber === phone ? [] : [`TEL;TYPE=CELL:${toE164(textNumber)}`]),
    `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    `URL:${siteUrl(routes.home, business)}`,
    `ADR;TYPE=WORK:${address.map(escaped).join(';')}`,
    `NOTE:${escaped(noteOf(business))}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function noteOf({ hours, placeholders }: Business): string {
  const week = `${capitalize(formatHours(hours)).replaceAll('\u00a0', ' ')}, ${states[homeState].clock.name}.`;
  const isSample = placeholders.includes('phone') || placeholders.includes('email');
  return isSample ? `Sample: please do not use this card yet. ${week}` : week;
}

/** A text value: unescaped commas and semicolons separate values (RFC 2426, section 5). */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines of at most 75 octets, each after the first with a leading space, no character cut. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
