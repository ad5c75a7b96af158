import { formatHours } from '../hours/hours';
import { routes } from '../routes';
import type { Business } from '../schema/business';
import type { Town } from '../schema/town';
import { siteUrl } from '../site';
import { formatList } from '../text';
import { international } from './phone';

/** What of the card may still be a stand-in, as a person would say it. */
const names = { phone: 'the phone number', email: 'the email address' } as const;

/**
 * The business as a vCard 3.0 (RFC 2426), which every phone can save: the one file in which the email
 * address stands whole (decision 0019). It shows no street, as no page does.
 */
export function vcard(business: Business, homeTown: Pick<Town, 'name' | 'state'>): string {
  const { brand, phone, email, home } = business;
  const place = ['', '', '', homeTown.name, homeTown.state, home.zip, home.country];
  const properties: [name: string, value: string][] = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['FN', escaped(brand)],
    ['N', `${escaped(brand)};;;;`],
    ['ORG', escaped(brand)],
    ['TEL;TYPE=WORK,VOICE', international(phone)],
    ['EMAIL;TYPE=INTERNET', escaped(email)],
    ['URL', siteUrl(routes.home, business)],
    ['ADR;TYPE=WORK', place.map(escaped).join(';')],
    ['NOTE', escaped(noteOf(business))],
    ['END', 'VCARD'],
  ];
  return properties.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('');
}

function noteOf({ hours, placeholders }: Business): string {
  const week = `${formatHours(hours).replaceAll('\u00a0', ' ')} (Mountain Time).`;
  const samples = (['phone', 'email'] as const).filter((field) => placeholders.includes(field));
  if (samples.length === 0) return week;
  return `Sample: please do not use ${formatList(samples.map((field) => names[field]))} yet. ${week}`;
}

/** A text value: commas and semicolons part values otherwise (RFC 2426, section 5). */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines of at most 75 octets, each further one behind a blank, no letter cut in two. */
function folded(line: string): string {
  const lines = [''];
  for (const letter of line) {
    const last = lines.at(-1) ?? '';
    const octets = new TextEncoder().encode(last + letter).length;
    if (octets > (lines.length === 1 ? 75 : 74)) lines.push(letter);
    else lines[lines.length - 1] = last + letter;
  }
  return lines.join('\r\n ');
}
