import type { PutFile } from './execute-plan';
import { type DeployRecord, type ETags, keptPath, type StoredFiles } from './record';
import type { Store } from './s3-store';

/**
 * The files that a rollback puts back: those of the previous deployment, or of the current one while
 * another has begun and not finished.
 *
 * @throws when there is none, or the store has lost part of it.
 */
export function rollbackTarget(record: DeployRecord, remote: ETags): StoredFiles {
  const target = record.started ? record.current : record.previous;
  if (!target) throw new Error('There is no deployment before this one to roll back to.');
  const lost = Object.entries(target.files)
    .filter(([path, { md5 }]) => remote.get(path) !== md5 && !remote.has(keptPath(md5)))
    .map(([path]) => path);
  if (lost.length === 0) return target.files;
  throw new Error(
    `The deployment of ${target.date} cannot be restored: the store has lost ${lost.length} of its files, such as ${lost[0]}.`,
  );
}

/** Puts a file back from where it was kept, or from its own path where only the headers differ. */
export function restore(store: Store, remote: ETags): PutFile {
  return (path, file) =>
    store.copy(remote.get(path) === file.md5 ? path : keptPath(file.md5), path, file);
}
