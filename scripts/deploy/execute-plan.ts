import { Readable } from 'node:stream';
import type { ReadFile } from './local-files';
import type { Operation, Plan } from './plan';
import { type DeployRecord, md5, recordPath } from './record';
import type { Store } from './s3-store';

const inParallel = { concurrency: 16 };

/**
 * Carries out a plan. Each step ends before the next begins, so the site is intact at every moment,
 * even if the run stops there: what a page needs is uploaded before the page, and what a rollback
 * needs is copied aside before it is replaced. Once a request fails, no more are started.
 *
 * @param read gets the bytes of a file to upload.
 */
export async function executePlan(
  { begun, keep, uploads, removals, done }: Plan,
  store: Store,
  read: ReadFile,
): Promise<void> {
  const steps = [keep, ...uploads, ...removals];
  const total = steps.flat().length;
  let finished = 0;
  const execute = async ({ path, file, from }: Operation) => {
    if (!file) await store.remove(path);
    else if (from) await store.copy(from, path, file);
    else await store.put(path, read(path), file);
    finished += 1;
    // Every 10 percent of the way.
    if ((finished * 10) % total < 10) console.log(`${finished} of ${total} files`);
  };
  const writeRecord = (record: DeployRecord) => {
    const bytes = Buffer.from(JSON.stringify(record));
    const file = { md5: md5(bytes), type: 'application/json', cache: 'no-store' };
    return store.put(recordPath, bytes, file);
  };
  await writeRecord(begun);
  for (const step of steps) await Readable.from(step).forEach(execute, inParallel);
  await writeRecord(done);
}
