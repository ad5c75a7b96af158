import { buildDay } from '../../lib/content/build-day';
import type { ContentWithLines } from '../../lib/content/content-of';
import { fieldName, helpOf } from '../../lib/content/form-words';
import { placeholdersIn } from '../../lib/content/placeholders';
import { businessFileOf } from '../../lib/schema/business';
import { siteOrigin } from '../../lib/site';
import { choiceTasks, commissionTasks } from './choices';
import { dateTasks, lawTasks } from './dates';
import { inGroups, isLeft, type Task } from './task';
import { serviceTasks, unconfirmedTasks } from './unconfirmed';

/** The fields that no page needs. */
const optional = new Set(['answers', 'languages', 'payments', 'profiles', 'verification']);

function groupOf(field = ''): Task['group'] {
  if (field === 'commissions') return 'commissions';
  return optional.has(field) ? 'answers' : 'facts';
}

/** Each placeholder. An origin in the environment overrides the one in content. */
const placeholderTasks = ({ record }: ContentWithLines): Task[] =>
  placeholdersIn({ ...record, origin: siteOrigin(record) }).map(({ path, why }) => ({
    group: groupOf(path[0]),
    path,
    say: `${fieldName(path, businessFileOf(path[0]))}: ${why}`,
    do: helpOf(path),
  }));

export type GoLiveItem = ReturnType<typeof checkGoLive>[number];

/**
 * Everything to enter, confirm or decide before the site can go live (decision 0002), and what is
 * just good to know, each with where its field is: in the file, and in the form.
 *
 * @param day the day of the report, such as 2026-11-20.
 */
export function checkGoLive(read: ContentWithLines, day = buildDay()) {
  const tasks = [
    ...placeholderTasks(read),
    ...commissionTasks(read, day),
    ...dateTasks(read, day),
    ...lawTasks(read, day),
    ...unconfirmedTasks(read),
    ...serviceTasks(read),
    ...choiceTasks(read),
  ];
  return tasks.map(({ path, file = businessFileOf(path[0]), ...task }) => ({
    file,
    line: read.findLine(file, path),
    path,
    field: fieldName(path, file),
    ...task,
  }));
}

/** The report for a person to read, in Markdown: GitHub's page of a run shows it, too. */
export function formatReport(items: readonly GoLiveItem[]): string {
  const groups = inGroups(items).map(({ heading, items }) => {
    const lines = items.map(({ file, line, say, do: todo = '' }) =>
      `- ${file}:${line}: ${say} ${todo}`.trimEnd(),
    );
    return `### ${heading} (${items.length})\n\n${lines.join('\n')}\n`;
  });
  const { length } = items.filter(isLeft);
  if (length === 0) return [...groups, 'Nothing left to do: the site can go live.'].join('\n');
  return [
    'Line numbers change when you edit a file: save your changes and run this again.\n',
    ...groups,
    `${length === 1 ? '1 thing is' : `${length} things are`} left to do before the site can go live.`,
  ].join('\n');
}
