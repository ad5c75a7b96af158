import { isHashed } from '../hosting/cache-control';
import { type DeployRecord, keptFolder, keptPath, recordFolder } from './record';

/** How long a hashed file outlives its last page: a tab may be open, or a cache old. */
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;

/**
 * Sorts the files on the store that the new deployment does not have: those to remove, hashed files
 * that stay for now (and since when no page has used them), and those of no deployment.
 *
 * @param previous the deployment that a rollback will restore.
 */
export function sortStaleFiles(
  paths: readonly string[],
  record: DeployRecord,
  previous: DeployRecord['previous'],
  now: Date,
) {
  const known = { ...record.previous?.files, ...record.current?.files, ...record.started?.files };
  const needed = previous?.files ?? {};
  const kept = new Set(Object.values(needed).map(({ md5 }) => keptPath(md5)));
  const removals: string[] = [];
  const retired: Record<string, string> = {};
  const foreign: string[] = [];
  for (const path of paths) {
    const since = record.retired[path] ?? now.toISOString();
    const isRecent = now.getTime() - Date.parse(since) <= keptMilliseconds;
    if (path.startsWith(recordFolder)) {
      if (path.startsWith(keptFolder) && !kept.has(path)) removals.push(path);
    } else if (!(path in known) && !(path in record.retired)) foreign.push(path);
    else if (isHashed(path) && (path in needed || isRecent)) retired[path] = since;
    else removals.push(path);
  }
  return { removals, retired, foreign };
}
