import { Readable } from 'node:stream';
import { isHashed } from '../../lib/file-types';
import type { SiteFile } from './local-files';
import type { Store } from './s3-store';

const concurrency = 16;

/** Tells which step uploads a file. Its files may name those of earlier steps. */
function stepOf(path: string): number {
  // What is in these folders of /admin/ has a hash in its name, too.
  if (isHashed(path) || /^admin\/(?:parts|assets)\//.test(path)) return 0;
  // The sitemap lists pages, and the forms say that a change is live once this digest has it.
  if (path === 'sitemap.xml' || path === 'admin/content.json') return 3;
  return path.endsWith('.html') ? 2 : 1;
}

/** A change of the store: the upload of a file, or else the removal of what is at the path. */
type StoreChange = { path: string; file?: SiteFile };

const inSteps = (changes: readonly StoreChange[]) =>
  [0, 1, 2, 3].map((step) => changes.filter(({ path }) => stepOf(path) === step));

/**
 * Works out what has to change on the store so that it serves these files, step by step. Hashed
 * files stay: a tab may be open, or a cache stale. What came there by other means stays, too.
 */
export async function makePlan(files: readonly SiteFile[], store: Store): Promise<StoreChange[][]> {
  const stored = await store.list();
  const changed = files.filter(({ path, md5 }) => stored.get(path) !== md5);
  const paths = new Set(files.map(({ path }) => path));
  const others = [...stored.keys()].filter((path) => !paths.has(path) && !isHashed(path));
  const stale = await Readable.from(others).filter(store.isOurs, { concurrency }).toArray();
  const uploads = inSteps(changed.map((file) => ({ path: file.path, file })));
  return [...uploads, ...inSteps(stale.map((path: string) => ({ path }))).reverse()];
}

/**
 * Carries out a plan. Each step ends before the next begins, so the site is intact at every moment,
 * even if the run stops there. Once a request fails, no more are started.
 *
 * @param read gets the bytes of a file to upload.
 */
export async function executePlan(
  plan: readonly StoreChange[][],
  store: Store,
  read: (path: string) => Uint8Array,
) {
  const total = plan.flat().length;
  let finished = 0;
  const run = async ({ path, file }: StoreChange) => {
    await (file ? store.put(file, read(path)) : store.remove(path));
    finished += 1;
    if ((finished * 10) % total < 10) console.log(`${finished} of ${total} files`);
  };
  for (const step of plan) await Readable.from(step).forEach(run, { concurrency });
}
