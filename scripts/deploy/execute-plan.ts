import type { Plan } from './plan';
import { type DeployRecord, keptPath, recordPath } from './record';
import type { Store } from './store';

/** Puts one file of the deployment where it belongs on the store. */
export type PutFile = (path: string) => Promise<void>;

/** How many requests are under way at a time. */
const atOnce = 16;

/**
 * Carries a plan out. Each step ends before the next begins, so that the site is whole at every
 * moment, also if nothing comes after it: what a page asks for is there before the page, and what a
 * rollback needs is kept before it is replaced.
 *
 * @param onProgress is called after each file, with its path.
 */
export async function executePlan(
  plan: Plan,
  store: Store,
  putFile: PutFile,
  onProgress: (path: string) => void,
): Promise<void> {
  const each = (paths: Iterable<string>, work: PutFile) =>
    inParallel(paths, async (path) => {
      await work(path);
      onProgress(path);
    });
  const write = (record: DeployRecord) => store.write(recordPath, JSON.stringify(record));

  await write(plan.begun);
  await inParallel(plan.keep, ([path, file]) => store.copy(path, keptPath(file.md5), file));
  for (const group of plan.uploads) await each(group, putFile);
  for (const group of plan.removals) await each(group, (path) => store.remove(path));
  await write(plan.done);
}

/** Works on a few at a time. After the first failure none is begun, and those under way are awaited. */
async function inParallel<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const worker = async () => {
    for (let next = queue.next(); !next.done && failures.length === 0; next = queue.next()) {
      await work(next.value).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw failures[0];
}
