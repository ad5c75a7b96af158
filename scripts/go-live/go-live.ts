import type { ContentWithLines } from '../../lib/content/content-of';
import { placeOf } from '../../lib/content/form-words';
import { businessFileOf } from '../../lib/schema/business';
import { choiceTasks } from './choices';
import { commissionTasks } from './commissions';
import { dateTasks, lawTasks } from './dates';
import { placeholderTasks } from './placeholders';
import { unconfirmedTasks } from './unconfirmed';

export type GoLiveItem = ReturnType<typeof checkGoLive>[number];

/**
 * Everything to enter, confirm or decide before the site can go live (decision 0002), and what is just
 * good to know, each with where its field is: in the file, and in the form.
 *
 * @param day the day of the report, such as 2026-11-20.
 */
export function checkGoLive(read: ContentWithLines, day: string) {
  const tasks = [
    ...placeholderTasks(read),
    ...commissionTasks(read, day),
    ...dateTasks(read, day),
    ...lawTasks(read, day),
    ...unconfirmedTasks(read),
    ...choiceTasks(read),
  ];
  return tasks.map(({ path, file = businessFileOf(path[0]), ...task }) => ({
    file,
    line: read.findLine(file, path),
    path,
    place: placeOf(path, file),
    ...task,
  }));
}
