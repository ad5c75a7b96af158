import type { Inquiry } from '../schema/pages/inquiry';
import type { Pages } from '../schema/pages/pages';

/** What a notary would ask back for. An order has its own blanks. */
const asked = ['town', 'place', 'service', 'signing', 'when', 'id'] as const;

/** What is still missing; nothing while nothing is known, or if it is an order. */
export function missingParts(inquiry: Inquiry): readonly (typeof asked)[number][] {
  const isOpen = Object.keys(inquiry).length > 0 && inquiry.order === undefined;
  return asked.filter((part) => isOpen && inquiry[part] === undefined);
}

/** What is known, each with its label, in the order of the labels. */
export function knownParts(
  inquiry: Readonly<Partial<Record<string, string>>>,
  labels: Pages['inquiry']['labels'],
): { part: string; label: string; text: string }[] {
  return Object.entries(labels).flatMap(([part, label]) => {
    const text = inquiry[part];
    return text === undefined ? [] : [{ part, label, text }];
  });
}

/** The lines of the message by part; the last one, `open`, names what is still missing. */
export type Lines = Readonly<Partial<Record<string, string>>>;

export function inquiryLines(inquiry: Inquiry, { labels, open }: Pages['inquiry']): Lines {
  const { order } = inquiry;
  const missing = missingParts(inquiry).map((part) => labels[part]);
  const parts = knownParts(order === undefined ? inquiry : { order }, labels);
  if (missing.length > 0) parts.push({ part: 'open', label: open, text: missing.join(', ') });
  return Object.fromEntries(parts.map(({ part, label, text }) => [part, `${label}: ${text}`]));
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
  // The last line moves down when others are added.
  const parts = new Set(Object.keys({ ...before, ...now }));
  parts.delete('open');
  for (const part of [...parts, 'open']) {
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
