import { type Inquiry, noAddress } from './inquiry';

/** The sentences of the message about what a visitor has chosen, in their order. */
const sentences = [
  'service',
  'document',
  'town',
  'place',
  'when',
  'signing',
  'id',
  'estimate',
] as const;

const hello = 'Hello. I have a document that needs a notary.';
const closing = 'When could we do this, and what would it cost in all? Thank you.';

/** A line to fill in. */
const blank = (words: string) => `${words}: `;

/** The message that says what is known and leaves blanks for the rest; empty if nothing is known. */
export function inquiryMessage(inquiry: Inquiry): string {
  const known = sentences.flatMap((part) => inquiry[part] ?? []);
  if (known.length === 0) return '';
  const address = (inquiry.place && inquiry.address) ?? 'The address';
  const blanks = [
    ...(address === noAddress ? [] : [address]),
    ...(inquiry.document ? [] : ['The document is called']),
  ].map(blank);
  return [[...new Set([hello, ...known])].join('\n'), blanks.join('\n'), closing].join('\n\n');
}

/** The lines of a message but for the empty ones between its groups. */
const linesOf = (message: string) => message.split('\n').filter(Boolean);

/** Whether a line is among others, with or without the spaces at its end, which programs take off. */
const isIn = (lines: readonly string[], line: string) =>
  lines.some((other) => other.trimEnd() === line.trimEnd());

/**
 * Brings a message up to date line by line. A line the visitor has changed or removed stays so until
 * its own words change; what the visitor wrote stays. An empty box gets all of it again.
 *
 * @param before what the site wrote into it the last time.
 */
export function updateMessage(text: string, before: string, now: string): string {
  if (text === before || !text.trim()) return now;
  if (before === now) return text;
  if (before === '') return `${text}\n\n${now}`;
  const [old, wanted] = [linesOf(before), linesOf(now)];
  const lines = text.split('\n').filter((line) => !isIn(old, line) || isIn(wanted, line));
  for (const [index, line] of wanted.entries()) {
    if (isIn([...old, ...lines], line)) continue;
    const above = lines.findLastIndex((other) => isIn(wanted.slice(0, index), other));
    const below = lines.findIndex((other) => isIn(wanted, other));
    const at = above < 0 ? below : above + 1;
    lines.splice(at < 0 ? lines.length : at, 0, line);
  }
  // Groups of lines may have become empty.
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
