import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourcesHash } from './sources';

/** The file in which a finished build leaves the hash of its sources, one for each output folder. */
function stampPath(root: string, out: string): string {
  // Next keeps its cache folder from build to build.
  return join(root, '.next/cache/exports', encodeURIComponent(out));
}

/**
 * Whether an export is missing or unfinished, or was built from other sources or other dated facts.
 *
 * @param dated what is only true today (`datedFacts`).
 * @param out the folder of the export, from the root of the project.
 */
export function needsBuild(root: string, dated: string, out = 'out'): boolean {
  const stamp = stampPath(root, out);
  if (!existsSync(join(root, out, '404.html')) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== sourcesHash(root, dated);
}

/** Makes the export count as unfinished, before a build touches it. */
export function markUnfinished(root: string, out = 'out'): void {
  rmSync(stampPath(root, out), { force: true });
}

export function markFinished(root: string, dated: string, out = 'out'): void {
  const stamp = stampPath(root, out);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sourcesHash(root, dated));
}
