/** The paragraphs of a prose field: empty lines separate them, single line breaks only wrap. */
export const paragraphs = (prose: string): string[] =>
  prose
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/[ \t\n]+/g, ' ').trim())
    .filter(Boolean);

/** A label has at most 24 letters: it goes in its paragraph's margin. */
const labelLine = /^[^\n]{2,24}:\n(?=\s*\S)/;

/** The paragraphs of a prose field; one that begins with a short line and a colon has a label. */
export const labeledParagraphs = (prose: string) =>
  prose.split(/\n\s*\n/).flatMap((part) => {
    const [line = ''] = labelLine.exec(part.trimStart()) ?? [];
    const label = line.replace(':\n', '') || undefined;
    return paragraphs(part.trimStart().slice(line.length)).map((text) => ({ label, text }));
  });

/** A prose field with each paragraph on one line, below its label if it has one. */
export function unwrap(prose: string): string {
  const lines = labeledParagraphs(prose).map(({ label, text }) => [label, text].filter(Boolean));
  return lines.map((paragraph) => paragraph.join(':\n')).join('\n\n');
}

/** A link in a prose field: [words](address). The address may have a pair of parentheses. */
const link = /(?<!!)\[((?:[^[\]\n]|\n(?!\s*\n))+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/;

/** A paragraph in parts: the text before each link, and the link. The last has only text. */
export function linkParts(text: string) {
  const parts = text.split(link);
  return parts.flatMap((before, at) => {
    return at % 3 === 0 ? { before, words: parts[at + 1] ?? '', href: parts[at + 2] } : [];
  });
}

/** The addresses of the links in a text. */
export const addressesIn = (text: string): string[] =>
  linkParts(text).flatMap(({ href }) => href ?? []);

/** The text as it reads, without the addresses of its links. */
export const plainText = (text: string): string =>
  linkParts(text)
    .map(({ before, words }) => before + words)
    .join('');

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "document" for 1, "documents" for 3. */
export const nounFor = (count: number, one: string, many = `${one}s`) => (count === 1 ? one : many);

/** "1 document", "3 documents". */
export const pluralize = (count: number, ...nouns: [one: string, many?: string]): string =>
  `${count} ${nounFor(count, ...nouns)}`;

const smallNumbers = 'zero one two three four five six seven eight nine ten'.split(' ');

/** A count as a sentence has it: in words up to ten. */
export const countInWords = (count: number): string => smallNumbers[count] ?? String(count);

/** A list as it reads in a sentence, without a comma before "and": "Boise, Eagle and Kuna". */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(items);
}

const inWords = (date: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' }).format(new Date(date));

/** A date such as 2026-11-20 as "November 20, 2026". */
export const formatDate = (date: string) => inWords(date, { dateStyle: 'long' });

/** A date such as 2026-11-20 as "November 20", where the year is obvious. */
export const formatMonthDay = (date: string) => inWords(date, { month: 'long', day: 'numeric' });

declare const gaps: unique symbol;

/** A text with gaps: names in braces that only its page knows. Only the type has the names. */
export type Template<Name extends string> = string & { readonly [gaps]: Name };

/**
 * The parts of a template: texts and what fills its gaps, by turns. All other names in braces are
 * replaced when content is read, by `interpolate` (lib/content/reading/template-variables.ts).
 */
export function filledParts<Name extends string, Value>(
  template: Template<Name>,
  values: Readonly<Record<NoInfer<Name>, Value>>,
): (string | Value | undefined)[] {
  const byName = new Map<string, Value>(Object.entries(values));
  return template.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 0 ? part : byName.get(part)));
}

/** The text of a template with a value in each of its gaps. */
export const fill = <Name extends string>(
  template: Template<Name>,
  values: Readonly<Record<NoInfer<Name>, string | number>>,
): string => filledParts(template, values).join('');

/** A hyphen at which no line breaks, because of its word joiner: in numbers, times and names. */
export const wholeHyphen = '-\u2060';

/** A text that doesn't break at a hyphen beside a number, such as that of a law or a road. */
export const keepNumbersWhole = (text: string): string =>
  // A phone number stays as it was typed: it may be copied into a phone.
  text.replace(/\d{3}-(?:\d{3}-)?\d{4}|(?<=\d)-(?=\w)|(?<=\w)-(?=\d)/g, (found) =>
    found === '-' ? wholeHyphen : found,
  );

/** Whole dollars as `$5`, other amounts with cents. */
export function dollars(amount: number): string {
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** A file's text without a byte order mark, with \n at the ends of lines, its letters composed. */
export const normalizeText = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
