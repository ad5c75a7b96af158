import { isHashed } from '../hosting/cache-control';
import {
  type Deployment,
  type DeployRecord,
  keptPath,
  recordFolder,
  type StoredFile,
  type StoredFiles,
} from './record';

/** How long a hashed file stays after its last page: a tab may be open, or a cache old. */
const keptDays = 30;

/** What a deployment does, in this order: keep, upload, remove. */
export interface Plan {
  /** The record while the plan is carried out. */
  begun: DeployRecord;
  /** Files that are copied aside, by their path, before they are replaced or removed. */
  keep: ReadonlyMap<string, StoredFile>;
  /** Hashed files, then what else pages use, then the pages: a page never asks for what is not there. */
  uploads: readonly (readonly string[])[];
  /** What no deployment needs any more: the pages first. */
  removals: readonly (readonly string[])[];
  unchanged: number;
  /** What others have put there; it is left alone. */
  foreign: readonly string[];
  /** The record once all is done. */
  done: DeployRecord;
}

/** Whether the plan leaves the site as it is. */
export function isEmpty({ uploads, removals }: Plan): boolean {
  return uploads.flat().length === 0 && removals.flat().length === 0;
}

/**
 * Works out what must happen on the store.
 *
 * @param target what shall stand there.
 * @param remote what stands there: the ETag, without quotes, by path.
 */
export function makePlan(
  target: StoredFiles,
  remote: ReadonlyMap<string, string>,
  record: DeployRecord,
  now: Date,
): Plan {
  const deployment: Deployment = { date: now.toISOString(), files: target };
  const paths = Object.keys(target).sort();
  const changed = paths.filter((path) => !isUpToDate(path, target, remote, record));
  const previous = isSame(target, record.current?.files) ? record.previous : record.current;
  const known = { ...record.previous?.files, ...record.current?.files, ...record.started?.files };
  const stale = [...remote.keys()].filter((path) => !(path in target));
  const retired = Object.fromEntries(
    stale
      .filter((path) => isHashed(path) && (path in known || path in record.retired))
      .map((path) => [path, record.retired[path] ?? now.toISOString()]),
  );
  const keptFiles = new Set(Object.values(previous?.files ?? {}).map(({ md5 }) => keptPath(md5)));
  const isDone = (path: string) => {
    if (path.startsWith(`${recordFolder}files/`)) return !keptFiles.has(path);
    const since = retired[path];
    if (since === undefined) return path in known;
    return !(path in (previous?.files ?? {})) && isOver(since, now);
  };
  const removals = stale.filter(isDone);
  return {
    // What an interrupted one has put there stays known until it is replaced or removed.
    begun: {
      ...record,
      started: { ...deployment, files: { ...record.started?.files, ...target } },
    },
    keep: filesToKeep(target, remote, record.current),
    uploads: grouped(changed),
    removals: grouped(removals).reverse(),
    unchanged: paths.length - changed.length,
    foreign: stale.filter(
      (path) => !(path in known) && !(path in retired) && !path.startsWith(recordFolder),
    ),
    done: {
      current:
        isSame(target, record.current?.files) && record.current ? record.current : deployment,
      ...(previous && { previous }),
      retired: Object.fromEntries(
        Object.entries(retired).filter(([path]) => !removals.includes(path)),
      ),
    },
  };
}

/** Hashed files, then what else a page uses, then the pages. */
function grouped(paths: readonly string[]): string[][] {
  const isPage = (path: string) => path.endsWith('.html');
  return [
    paths.filter(isHashed),
    paths.filter((path) => !isHashed(path) && !isPage(path)),
    paths.filter(isPage),
  ];
}

/** Whether a file is there already, with these bytes and, as far as the record knows, these headers. */
function isUpToDate(
  path: string,
  target: StoredFiles,
  remote: ReadonlyMap<string, string>,
  { previous, current, started }: DeployRecord,
): boolean {
  const wanted = target[path];
  if (!wanted || remote.get(path) !== wanted.md5) return false;
  const told = [previous, current, started].flatMap((deployment) => deployment?.files[path] ?? []);
  return told.length > 0 && told.every((file) => hasSameHeaders(file, wanted));
}

function hasSameHeaders(one: StoredFile, other: StoredFile): boolean {
  return one.type === other.type && one.cache === other.cache && one.redirect === other.redirect;
}

/** What the current deployment loses, where it still stands and is not kept yet. */
function filesToKeep(
  target: StoredFiles,
  remote: ReadonlyMap<string, string>,
  current: Deployment | undefined,
): Map<string, StoredFile> {
  return new Map(
    Object.entries(current?.files ?? {}).filter(
      ([path, { md5 }]) =>
        !isHashed(path) &&
        target[path]?.md5 !== md5 &&
        remote.get(path) === md5 &&
        !remote.has(keptPath(md5)),
    ),
  );
}

function isSame(target: StoredFiles, files: StoredFiles | undefined): boolean {
  return (
    files !== undefined &&
    Object.keys(target).length === Object.keys(files).length &&
    Object.entries(target).every(([path, file]) => {
      const other = files[path];
      return other?.md5 === file.md5 && hasSameHeaders(other, file);
    })
  );
}

function isOver(since: string, now: Date): boolean {
  return now.getTime() - Date.parse(since) > keptDays * 24 * 60 * 60 * 1000;
}
