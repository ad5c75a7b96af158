import { buildDay } from '../../../lib/content/build-day';
import type { FileChange } from '../../../lib/content/saves/file-changes';
import { withoutDay } from './as-content';
import { formNameOf } from './edit-words';
import type { Edit } from './edits';

/**
 * What takes a save back: each file that is still as the save left it gets its earlier text, with
 * the day of today.
 *
 * @param edits what the save did to each file.
 * @param texts the files as they are now.
 * @returns the changes of a new save, and the forms that changed since, which stay as they are.
 */
export function takeBack(edits: readonly Edit[], texts: ReadonlyMap<string, string | undefined>) {
  const kept: string[] = [];
  const changes = edits.flatMap((edit): FileChange[] => {
    const { path, before, after } = edit;
    const now = withoutDay(texts.get(path));
    if (now === withoutDay(before)) return [];
    if (now !== withoutDay(after)) {
      kept.push(formNameOf(edit));
      return [];
    }
    const data = before?.replace(/^updated: .*/m, `updated: ${buildDay()}`);
    return [data === undefined ? { action: 'delete', path } : { action: 'update', path, data }];
  });
  return { changes, kept };
}
