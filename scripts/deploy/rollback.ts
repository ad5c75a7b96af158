import type { PutFile } from './execute-plan';
import { type DeployRecord, keptPath, type StoredFiles } from './record';
import type { Store } from './store';

/**
 * What shall stand on the store again: the deployment before the current one; the current one itself
 * while another has begun and not come to its end.
 *
 * @param remote what stands on the store: the ETag by path.
 * @throws in plain words when there is none, or the store has lost part of it.
 */
export function rollbackTarget(
  record: DeployRecord,
  remote: ReadonlyMap<string, string>,
): StoredFiles {
  const target = record.started ? record.current : record.previous;
  if (!target) throw new Error('There is no deployment before this one to bring back.');
  const lost = Object.entries(target.files)
    .filter(([path, { md5 }]) => remote.get(path) !== md5 && !remote.has(keptPath(md5)))
    .map(([path]) => path);
  if (lost.length > 0) {
    throw new Error(
      `The deployment of ${target.date} cannot be brought back: the store has lost ${lost.length} of its files, such as ${lost[0]}.`,
    );
  }
  return target.files;
}

/**
 * Puts files of a former deployment back from where they were kept, or, where only the headers are
 * others now, from where they stand.
 */
export function restore(
  store: Store,
  files: StoredFiles,
  remote: ReadonlyMap<string, string>,
): PutFile {
  return async (path) => {
    const file = files[path];
    if (!file) throw new Error(`${path} is of no deployment.`);
    await store.copy(remote.get(path) === file.md5 ? path : keptPath(file.md5), path, file);
  };
}
