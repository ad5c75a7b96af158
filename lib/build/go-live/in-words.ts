import { type GoLiveItem, type GoLiveNote, groups } from './item';

/** As wide as a terminal is that nobody has made wider. */
const columns = 80;

/** The list as a person reads it, from its first group to how much is left. */
export function goLiveInWords(items: readonly GoLiveItem[], notes: readonly GoLiveNote[]): string {
  return [
    ...groups.flatMap((group) => groupInWords(items.filter((item) => item.group === group))),
    ...(notes.length > 0
      ? ['Good to know', ...notes.map((note) => entry(note, note.say)), '']
      : []),
    conclusion(items.length),
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

/** Lines of whole words, each after `indent` blanks. */
function wrapped(words: string, indent: number): string {
  const margin = ' '.repeat(indent);
  const fits = new RegExp(`.{1,${columns - indent}}(?: |$)|\\S+(?: |$)`, 'g');
  return (words.match(fits) ?? []).map((line) => `${margin}${line.trimEnd()}`).join('\n');
}

function conclusion(count: number): string {
  if (count === 0) return 'Nothing is left: the site may be public.';
  const things = count === 1 ? '1 thing is' : `${count} things are`;
  return `${things} left before the site may be public.`;
}
