import { isDeepStrictEqual } from 'node:util';
import { isHashed } from '../../lib/file-kinds';
import {
  type Deployment,
  type DeployRecord,
  type ETags,
  keptFolder,
  keptPath,
  recordPath,
  type StoredFile,
} from './record';

/** One request to the store: to copy a file, to upload it, or to remove what is at the path. */
export interface Operation {
  path: string;
  /** What will be at the path, unless it is removed. */
  file?: StoredFile;
  /** Where the store already has the bytes. */
  from?: string | undefined;
}

const isPage = (path: string) => path.endsWith('.html');
const kinds = [isHashed, (path: string) => !isHashed(path) && !isPage(path), isPage];

/** Hashed files, other files, pages: no page is uploaded before what it needs. */
const inSteps = (operations: Operation[]) =>
  kinds.map((isOfKind) => operations.filter(({ path }) => isOfKind(path)));

export type Plan = ReturnType<typeof makePlan>;

/** Works out what has to change on the store so that it serves the files of `target`. */
export function makePlan(target: Deployment, remote: ETags, record: DeployRecord, now: string) {
  const { files } = target;
  const { current, started } = record;
  const isAt = (path: string, file: StoredFile) => remote.get(path) === file.md5;
  const isKept = ([path, file]: [string, StoredFile]) =>
    isAt(path, file) || isAt(keptPath(file), file) || files[path]?.md5 === file.md5;
  const isRepeated = isDeepStrictEqual(files, current?.files);
  const before = isRepeated ? record.previous : current;
  // An interrupted deployment may have removed what the record still had.
  const previous = Object.entries(before?.files ?? {}).every(isKept) ? before : undefined;
  const restorable = previous?.files ?? {};

  const uploads = Object.entries(files).flatMap(([path, file]) => {
    // What is on the store came with the current deployment, or with one that was interrupted.
    const recorded = [current?.files[path], started?.files[path]];
    const stored = recorded.filter((one) => one && isAt(path, one));
    if (stored.length > 0 && stored.every((one) => isDeepStrictEqual(one, file))) return [];
    return { path, file, from: [path, keptPath(file)].find((source) => isAt(source, file)) };
  });

  const copies = Object.entries(restorable)
    .filter(([path, { md5 }]) => !isHashed(path) && files[path]?.md5 !== md5)
    .map(([from, file]) => ({ path: keptPath(file), file, from }));
  const needed = new Set([recordPath, ...Object.keys(files), ...copies.map(({ path }) => path)]);
  const stale = [...remote.keys()].filter((path) => !needed.has(path));
  const known = [record.retired, record.previous?.files, current?.files, started?.files];
  const isOurs = (path: string) =>
    path.startsWith(keptFolder) || known.some((paths = {}) => path in paths);
  const ours = stale.filter(isOurs);
  /** Since when no page has used a hashed file. */
  const since = (path: string) => record.retired[path] ?? now;
  // It outlives its last page by 30 days: a tab may still be open, or a cache stale.
  const oldest = Date.parse(now) - 30 * 24 * 60 * 60 * 1000;
  const stays = (path: string) =>
    isHashed(path) && (path in restorable || Date.parse(since(path)) >= oldest);
  const retired = Object.fromEntries(ours.filter(stays).map((path) => [path, since(path)]));
  const removals = ours.filter((path) => !stays(path)).map((path) => ({ path }));
  return {
    /** The record while the plan runs: if it is interrupted, what it uploaded is still known. */
    begun: { ...record, started: { ...target, files: { ...started?.files, ...files } } },
    /** Copies aside what a rollback needs, before it is replaced or removed. */
    keep: copies.filter(({ path, file, from }) => !remote.has(path) && isAt(from, file)),
    uploads: inSteps(uploads),
    removals: inSteps(removals).reverse(),
    done: { current: target, previous, retired },
    unchanged: Object.keys(files).length - uploads.length,
    /** Files that no deployment put on the store; they are left alone. */
    foreign: stale.filter((path) => !isOurs(path)),
    /** Whether the site stays as it is. */
    isEmpty: uploads.length + removals.length === 0,
  };
}

/**
 * Plans to bring back the previous deployment, or the current one if another has begun and not
 * finished.
 *
 * @throws when there is none, or the store has lost part of it.
 */
export function planRollback(remote: ETags, record: DeployRecord, now: string): Plan {
  const { current, previous, started } = record;
  // An interrupted rollback goes on: it has the date of the deployment it restores.
  const target = started && started.date !== previous?.date ? current : previous;
  if (!target) throw new Error('There is no deployment before this one to roll back to.');
  const plan = makePlan(target, remote, record, now);
  const lost = plan.uploads.flat().filter(({ from }) => !from);
  if (lost.length === 0) return plan;
  throw new Error(
    `The deployment of ${target.date} can't be restored: the store has lost ${lost.length} of its files, such as ${lost[0]?.path}.`,
  );
}
