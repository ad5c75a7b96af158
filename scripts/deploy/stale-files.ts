import { isHashed } from '../../lib/file-kinds';
import { type DeployRecord, keptFolder, type StoredFiles } from './record';

/** How long a hashed file outlives its last page: a tab may still be open, or a cache stale. */
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;

/**
 * Sorts the files on the store that the new deployment doesn't need: those to remove, hashed files
 * that stay for now (and since when no page has used them), and those that no deployment uploaded.
 *
 * @param restorable what a rollback will restore.
 */
export function sortStaleFiles(
  paths: readonly string[],
  { retired: before, previous, current, started }: DeployRecord,
  restorable: StoredFiles,
  now: Date,
) {
  const known = { ...before, ...previous?.files, ...current?.files, ...started?.files };
  const removals: { path: string }[] = [];
  const retired: Record<string, string> = {};
  const foreign: string[] = [];
  for (const path of paths) {
    const since = before[path] ?? now.toISOString();
    const isRecent = now.getTime() - Date.parse(since) <= keptMilliseconds;
    if (!(path in known) && !path.startsWith(keptFolder)) foreign.push(path);
    else if (isHashed(path) && (path in restorable || isRecent)) retired[path] = since;
    else removals.push({ path });
  }
  return { removals, retired, foreign };
}
