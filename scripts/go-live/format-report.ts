import type { GoLiveItem } from './go-live';
import { inGroups, isLeft } from './task';

/** The report for a person to read, in Markdown: GitHub's page of a run shows it, too. */
export function formatReport(items: readonly GoLiveItem[]): string {
  const groups = inGroups(items).map(
    ({ heading, items }) => `### ${heading} (${items.length})\n\n${formatGroup(items)}\n`,
  );
  const { length } = items.filter(isLeft);
  if (length === 0) return [...groups, 'Nothing left to do: the site can go live.'].join('\n');
  return [
    'Line numbers change when you edit a file: save your changes and run this again.\n',
    ...groups,
    `${length === 1 ? '1 thing is' : `${length} things are`} left to do before the site can go live.`,
  ].join('\n');
}

/** A task that all items share is listed once, above them. */
function formatGroup(items: readonly GoLiveItem[]): string {
  const [task, ...others] = new Set(items.map((item) => item.do));
  const shared = items.length > 1 && others.length === 0 ? task : undefined;
  const lines = items.map(({ file, line, say, do: todo = '' }) =>
    `- ${file}:${line}: ${say} ${shared ? '' : todo}`.trimEnd(),
  );
  return [...(shared ? [`For each: ${shared}\n`] : []), ...lines].join('\n');
}
