import { Readable } from 'node:stream';
import type { Operation, Plan } from './plan';
import { type DeployRecord, md5, recordPath } from './record';
import type { Store } from './s3-store';

/**
 * Carries out a plan. Each step ends before the next begins, so the site is intact at every moment,
 * even if the run stops there: what a page needs is uploaded before the page, and what a rollback
 * needs is copied aside before it is replaced. Once a request fails, no more are started.
 *
 * @param read gets the bytes of a file to upload.
 */
export async function executePlan(plan: Plan, store: Store, read: (path: string) => Uint8Array) {
  const steps = [plan.keep, ...plan.uploads, ...plan.removals];
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
  await writeRecord(plan.begun);
  for (const step of steps) await Readable.from(step).forEach(execute, { concurrency: 16 });
  await writeRecord(plan.done);
}
