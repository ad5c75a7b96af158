import { type GoLiveItem, type GoLiveNote, inGroups } from './finding';

/** Wide enough for most entries to fit on one line, narrow enough to read. */
const columns = 100;

/** The report for a person to read, from the first group to how much is left. */
export function formatReport(items: readonly GoLiveItem[], notes: readonly GoLiveNote[]): string {
  const body = inGroups(items).flatMap(({ heading, own }) => formatGroup(heading, own));
  if (notes.length > 0) body.push('Good to know', ...notes.map((note) => entry(note)), '');
  if (items.length === 0) return [...body, 'Nothing left to do: the site can go live.'].join('\n');
  const things = items.length === 1 ? '1 thing is' : `${items.length} things are`;
  return [
    'Line numbers change when you edit a file: save your changes and run this again.',
    '',
    ...body,
    `${things} left to do before the site can go live.`,
  ].join('\n');
}

/** A group under its name. A task that all its items share is listed once, above them. */
function formatGroup(heading: string, items: readonly GoLiveItem[]): string[] {
  const [task = '', ...others] = new Set(items.map((item) => item.do));
  const isShared = items.length > 1 && others.length === 0;
  return [
    `${heading} (${items.length})`,
    ...(isShared ? [wrap(`For each: ${task}`, 2)] : []),
    ...items.map((item) => (isShared ? entry(item) : entry(item, item.do))),
    '',
  ];
}

/** The location comes first on its line: a click in an editor's terminal opens it. */
function entry({ file, line, say }: GoLiveNote, task = ''): string {
  const text = `${say} ${task}`.trim();
  const short = `  ${file}:${line}  ${text}`;
  return short.length <= columns ? short : `  ${file}:${line}\n${wrap(text, 6)}`;
}

/** Indented lines of whole words. Text in backticks is for typing, and stays on one line. */
function wrap(text: string, indent: number): string {
  const unbroken = text.replace(/`[^`]*`/g, (typed) => typed.replaceAll(' ', '\u00a0'));
  const line = new RegExp(`[^ ].{0,${columns - indent - 1}}(?= |$)|[^ ]+`, 'g');
  const lines = unbroken.match(line) ?? [];
  return lines.map((words) => ' '.repeat(indent) + words.replaceAll('\u00a0', ' ')).join('\n');
}
