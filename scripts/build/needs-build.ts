import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourcesHash } from './sources-hash';

/** Where a finished build leaves the hash of its sources, for each folder that it may write. */
function stampPath(root: string, out: string): string {
  // Next keeps this folder from build to build.
  return join(root, '.next/cache/exports', encodeURIComponent(out));
}

/**
 * Whether an export is missing or unfinished, or made from other sources than those that stand here
 * now, or on a day on which something else was true.
 *
 * @param out its folder, from the root of the project.
 */
export function needsBuild(root: string, dated: string, out = 'out'): boolean {
  const mark = stampPath(root, out);
  if (!existsSync(join(root, out, '404.html')) || !existsSync(mark)) return true;
  return readFileSync(mark, 'utf8') !== sourcesHash(root, dated);
}

/** While an export is being built it counts as stale. */
export function markUnfinished(root: string, out = 'out'): void {
  rmSync(stampPath(root, out), { force: true });
}

export function markFinished(root: string, dated: string, out = 'out'): void {
  const mark = stampPath(root, out);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, sourcesHash(root, dated));
}
