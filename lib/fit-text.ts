/** As many whole words as fit into `limit` characters, and an ellipsis if more follow. */
export function truncateAtWord(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const [words = ''] = new RegExp(`^(?:.{1,${limit}}(?= )|.{${limit}})`).exec(line) ?? [];
  return `${words.replace(/[^\p{Letter}\p{Number})"'”’]+$/u, '')}…`;
}

/** Abbreviations before a name, and initials: their period ends no sentence. */
const notAnEnd = '\\b(?:St|Mt|Ft|Dr|Mr|Mrs|Ms|No|Inc|Co|\\p{Lu})';
const end = `(?<!${notAnEnd})[.!?](?= |$)`;

/** The sentences of a text, each with the space that follows it. */
export const sentencesOf = (text: string): string[] =>
  text.split(new RegExp(`(?<=(?<!${notAnEnd})[.!?]["”’)]*\\s+)(?=[^\\s\\p{Ll}])`, 'u'));

/** The first sentence of a line, or all of it. */
export const firstSentence = (line: string): string =>
  new RegExp(`^.*?${end}`, 'u').exec(line)?.[0] ?? line;

/** As many sentences as fit into `limit` characters; if these are below `least`, as many words. */
export function firstSentences(text: string, least: number, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const [sentences = ''] = new RegExp(`^.{1,${limit - 1}}${end}`, 'u').exec(line) ?? [];
  return sentences.length < least ? truncateAtWord(line, limit - 1) : sentences;
}

/** A page's title and the brand: of `titles`, the first that leaves room for it, or the last. */
export function titleWithBrand(titles: readonly [string, ...string[]], brand: string): string {
  const end = ` | ${brand}`;
  // Google shows about 60 characters.
  const fitting = titles.find(({ length }) => length + end.length <= 60);
  return (fitting ?? titles.at(-1) ?? titles[0]) + end;
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

/** The widths of letters in ems: no less than in the headings' typeface and its fallbacks. */
const widths: readonly [letters: RegExp, width: number][] = [
  [/[MWmw]/g, 0.93],
  [/[ijltfrI '.-]/g, 0.36],
  [/\p{Lu}/gu, 0.74],
  [/./gsu, 0.57],
];

/** The width of a name in the headings' typeface in ems, at most. */
export function widthInEms(name: string): number {
  let rest = name;
  let sum = 0;
  for (const [letters, width] of widths) {
    const others = rest.replace(letters, '');
    sum += (rest.length - others.length) * width;
    rest = others;
  }
  return sum;
}
