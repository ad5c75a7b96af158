import type { InquiryCopy } from '../schema/pages/inquiry';
import { type Inquiry, inquiryParts } from './inquiry';

/** What a notary would ask back for. An order has its own blanks. */
const asked = ['town', 'place', 'service', 'signing', 'when', 'id'] as const;

/** The lines of the message by part; `open` names what is still missing. */
export type Lines = { readonly [Part in (typeof order)[number]]?: string };
const order = [...inquiryParts, 'open'] as const;

/** What is still missing; nothing while nothing is known, or if it is an order. */
export function missingParts(inquiry: Inquiry): readonly (typeof asked)[number][] {
  const isOpen = Object.keys(inquiry).length > 0 && inquiry.order === undefined;
  return asked.filter((part) => isOpen && inquiry[part] === undefined);
}

export function inquiryLines(inquiry: Inquiry, { labels, open }: InquiryCopy): Lines {
  const known = inquiryParts.flatMap((part) =>
    inquiry[part] === undefined ? [] : [[part, `${labels[part]}: ${inquiry[part]}`]],
  );
  const missing = missingParts(inquiry).map((part) => labels[part]);
  if (missing.length > 0) known.push(['open', `${open}: ${missing.join(', ')}`]);
  return Object.fromEntries(known);
}

/**
 * Brings a message up to date line by line. A line the visitor has changed or removed stays so until
 * its part changes again; what the visitor wrote stays.
 *
 * @param before the lines the message got the last time.
 */
export function updateMessage(text: string, before: Lines, now: Lines): string {
  // Each line between line breaks, so that no part of a longer line is taken for it.
  let message = `\n${text}\n`;
  const added: string[] = [];
  for (const part of order) {
    const [old, line] = [before[part], now[part]];
    const isThere = old !== undefined && message.includes(`\n${old}\n`);
    const isLast = part === 'open';
    if (isLast ? old !== undefined && !isThere : old === line) continue;
    const stays = isThere && line !== undefined && !isLast;
    if (isThere) message = message.replace(`\n${old}\n`, () => (stays ? `\n${line}\n` : '\n'));
    if (line !== undefined && !stays) added.push(line);
  }
  return [message.slice(1, -1), ...added].filter(Boolean).join('\n');
}
