import { type GoLiveItem, type GoLiveNote, groups } from './item';

/** Wide enough for most entries to stand on one line, narrow enough to read. */
const columns = 100;

/** The list as a person reads it, from its first group to how much is left. */
export function formatGoLive(items: readonly GoLiveItem[], notes: readonly GoLiveNote[]): string {
  const lines = [
    ...groups.flatMap((group) => groupInWords(items.filter((item) => item.group === group))),
    ...(notes.length > 0
      ? ['Good to know', ...notes.map((note) => entry(note, note.say)), '']
      : []),
  ];
  if (items.length === 0) return [...lines, 'Nothing is left: the site may be public.'].join('\n');
  const things = items.length === 1 ? '1 thing is' : `${items.length} things are`;
  return [
    'Lines move when a file changes: save what you change and run this again.',
    '',
    ...lines,
    `${things} left before the site may be public.`,
  ].join('\n');
}

/** The items as JSON, for a program to read. */
export function goLiveAsJson(items: readonly GoLiveItem[]): string {
  return JSON.stringify(
    items.map(({ group, ...item }) => item),
    null,
    2,
  );
}

/** A group under its name. What each of several items asks for is said once, above them. */
function groupInWords(items: readonly GoLiveItem[]): string[] {
  const [first, ...others] = items;
  if (!first) return [];
  const isShared = others.length > 0 && others.every((item) => item.do === first.do);
  return [
    `${first.group} (${items.length})`,
    ...(isShared ? [wrapped(`For each: ${first.do}`, 2)] : []),
    ...items.map((item) => entry(item, isShared ? item.say : `${item.say} ${item.do}`)),
    '',
  ];
}

/** The place to go to on the first line, so that an editor's terminal opens it with a click. */
function entry({ file, line }: Pick<GoLiveItem, 'file' | 'line'>, words: string): string {
  const short = `  ${file}:${line}  ${words}`;
  return short.length <= columns ? short : `  ${file}:${line}\n${wrapped(words, 6)}`;
}

/** Lines of whole words, each after `indent` blanks. What stands in backticks stays together. */
function wrapped(words: string, indent: number): string {
  const lines: string[] = [];
  for (const word of words.match(/(?:`[^`]*`|[^ `])+/g) ?? []) {
    const line = lines.at(-1);
    if (line === undefined || indent + line.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.map((line) => `${' '.repeat(indent)}${line}`).join('\n');
}
