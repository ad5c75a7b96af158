import { isDeepStrictEqual } from 'node:util';
import { isHashed } from '../hosting/cache-control';
import {
  type DeployRecord,
  type ETags,
  keptPath,
  type StoredFile,
  type StoredFiles,
} from './record';
import { sortStaleFiles } from './stale-files';

type Entry = readonly [path: string, file: StoredFile];

/** What a deployment does, in this order. */
export interface Plan {
  /** The record while the plan is carried out. */
  begun: DeployRecord;
  /** Files to copy aside before they are replaced or removed. */
  keep: readonly Entry[];
  /** Hashed files, other files, pages: no page is on the store before what it needs. */
  uploads: readonly (readonly Entry[])[];
  /** The reverse: pages, other files, hashed files. */
  removals: readonly (readonly string[])[];
  /** The record after the last step. */
  done: DeployRecord;
  unchanged: number;
  /** Files that no deployment put on the store; they are left alone. */
  foreign: readonly string[];
}

const groups = [
  isHashed,
  (path: string) => !isHashed(path) && !path.endsWith('.html'),
  (path: string) => path.endsWith('.html'),
];

/** Works out what has to happen on the store so that it serves the files of `target`. */
export function makePlan(
  target: StoredFiles,
  remote: ETags,
  record: DeployRecord,
  now: Date,
): Plan {
  const { current, started } = record;
  const deployment = { date: now.toISOString(), files: target };
  const isRepeated = current !== undefined && isDeepStrictEqual(target, current.files);
  const previous = isRepeated ? record.previous : current;
  const entries = Object.entries(target);
  const changed = entries.filter(([path, file]) => !isUpToDate(path, file, remote, record));
  const stale = [...remote.keys()].filter((path) => !(path in target));
  const { removals, retired, foreign } = sortStaleFiles(stale, record, previous, now);
  return {
    // What an interrupted deployment uploaded stays known until it is replaced or removed.
    begun: { ...record, started: { ...deployment, files: { ...started?.files, ...target } } },
    keep: Object.entries(current?.files ?? {}).filter(
      ([path, { md5 }]) =>
        !isHashed(path) &&
        target[path]?.md5 !== md5 &&
        remote.get(path) === md5 &&
        !remote.has(keptPath(md5)),
    ),
    uploads: groups.map((isIn) => changed.filter(([path]) => isIn(path))),
    removals: groups.map((isIn) => removals.filter(isIn)).reverse(),
    done: {
      current: isRepeated ? current : deployment,
      ...(previous && { previous }),
      retired,
    },
    unchanged: entries.length - changed.length,
    foreign,
  };
}

/** Whether the store has the file already, with the same headers as far as the record knows. */
function isUpToDate(
  path: string,
  file: StoredFile,
  remote: ETags,
  { previous, current, started }: DeployRecord,
): boolean {
  if (remote.get(path) !== file.md5) return false;
  // An interrupted deployment may or may not have changed the headers.
  const recorded = [current?.files[path] ?? previous?.files[path], started?.files[path]];
  const known = recorded.filter((one) => one !== undefined);
  return (
    known.length > 0 && known.every((one) => isDeepStrictEqual({ ...one, md5: file.md5 }, file))
  );
}

/** Whether the plan leaves the site as it is. */
export function isEmpty({ uploads, removals }: Plan): boolean {
  return uploads.flat().length === 0 && removals.flat().length === 0;
}
