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

/** Whole dollars as `$5`, other amounts with cents. */
export function dollars(amount: number): string {
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}
