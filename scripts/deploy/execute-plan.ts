import type { Plan } from './plan';
import { type DeployRecord, keptPath, md5, recordPath, type StoredFile } from './record';
import type { Store } from './s3-store';

/** Puts one file of the deployment on the store. */
export type PutFile = (path: string, file: StoredFile) => Promise<void>;

const parallelRequests = 16;

/**
 * Carries a plan out. Each step ends before the next begins, so the site is intact at every moment,
 * even if nothing follows: what a page needs is uploaded before the page, and what a rollback needs
 * is copied aside before it is replaced.
 *
 * @param log gets a line at every tenth of the way.
 */
export async function executePlan(
  plan: Plan,
  store: Store,
  putFile: PutFile,
  log: (line: string) => void,
): Promise<void> {
  const total = plan.uploads.flat().length + plan.removals.flat().length;
  const tenth = (files: number) => Math.floor((files * 10) / total);
  let done = 0;
  const count = () => {
    done += 1;
    if (tenth(done) > tenth(done - 1)) log(`${done} of ${total} files`);
  };
  await writeRecord(store, plan.begun);
  await inParallel(plan.keep, ([path, file]) => store.copy(path, keptPath(file.md5), file));
  for (const group of plan.uploads) {
    await inParallel(group, ([path, file]) => putFile(path, file).then(count));
  }
  for (const group of plan.removals) {
    await inParallel(group, (path) => store.remove(path).then(count));
  }
  await writeRecord(store, plan.done);
}

async function writeRecord(store: Store, record: DeployRecord): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(record));
  const file = { md5: md5(bytes), type: 'application/json', cache: 'no-store' };
  await store.put(recordPath, bytes, file);
}

/** After the first failure no new item is begun, and those under way are awaited. */
async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (let next = queue.next(); !next.done && failures.length === 0; next = queue.next()) {
      await work(next.value).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: parallelRequests }, worker));
  if (failures.length > 0) throw failures[0];
}
