/** The paragraphs of a prose field: empty lines separate them, single line breaks only wrap. */
export function paragraphs(prose: string): string[] {
  return prose
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/[ \t\n]+/g, ' ').trim())
    .filter(Boolean);
}

/** At most 24 letters: it goes in the margin of its paragraph. */
const labelLine = /^[^\n]{2,24}:\n/;

/** The paragraphs of a prose field; one whose first line is short and ends in a colon has a label. */
export function labeledParagraphs(prose: string) {
  return prose.split(/\n\s*\n/).flatMap((part) => {
    const [line = ''] = labelLine.exec(part.trimStart()) ?? [];
    const label = line.replace(':\n', '') || undefined;
    return paragraphs(part.trimStart().slice(line.length)).map((text) => ({ label, text }));
  });
}

/** The same text with each paragraph on one line, below its label if it has one. */
export function unwrap(prose: string): string {
  const lines = labeledParagraphs(prose).map(({ label, text }) => [label, text].filter(Boolean));
  return lines.map((paragraph) => paragraph.join(':\n')).join('\n\n');
}

/** As many whole words as fit into `limit` characters, and an ellipsis after these if more follow. */
export function truncateAtWord(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const [words = ''] = new RegExp(`^(?:.{1,${limit}}(?= )|.{${limit}})`).exec(line) ?? [];
  return `${words.replace(/[^\p{Letter}\p{Number})"'”’]+$/u, '')}…`;
}

/** Abbreviations before a name, and initials: their period ends no sentence. */
const notAnEnd = '\\b(?:St|Mt|Ft|Dr|Mr|Mrs|Ms|\\p{Lu})';

/**
 * As many whole sentences as fit into `limit` characters, or as many words if these sentences are
 * shorter than `least`.
 */
export function firstSentences(text: string, least: number, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const end = `(?<!${notAnEnd})[.!?](?= |$)`;
  const [sentences = ''] = new RegExp(`^.{1,${limit - 1}}${end}`, 'u').exec(line) ?? [];
  return sentences.length < least ? truncateAtWord(line, limit - 1) : sentences;
}

/**
 * Breaks a title into as few lines as possible, and these into about the same length.
 *
 * @param longest the most letters in a line; a longer word has a line of its own.
 */
export function balancedLines(title: string, longest: number): string[] {
  const fewest = linesOf(title, longest).length;
  let length = 1;
  while (linesOf(title, length).length > fewest) length++;
  return linesOf(title, length);
}

/** Words in order, each in the line before it if there is room. */
function linesOf(title: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= longest) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** The text with its first letter capitalized. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "1 document", "3 documents". */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A list as it reads in a sentence, without a comma before "and": "Boise, Eagle and Kuna". */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(items);
}

const inWords = (date: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' }).format(new Date(date));

/** A date such as 2026-11-20 as "November 20, 2026". */
export const formatDate = (date: string) => inWords(date, { dateStyle: 'long' });

/** The same as "November 20", where the year is obvious. */
export const formatMonthDay = (date: string) => inWords(date, { month: 'long', day: 'numeric' });

/**
 * The text of a template with a value in each of its gaps.
 *
 * @param template its parts in order; a gap is named for what fills it.
 */
export function fill<Name extends string>(
  template: readonly (string | { readonly name: Name })[],
  values: Readonly<Record<Name, string | number>>,
): string {
  return template.map((part) => (typeof part === 'string' ? part : values[part.name])).join('');
}

/** Whole dollars as `$5`, other amounts with cents. */
export function dollars(amount: number): string {
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}
