import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from '../../lib/content/content-root';
import { runScript } from '../pages/run-script';
import { sourcesHash } from './sources';

/** Where a finished build leaves the hash of its sources, a file for each output folder. */
export function stampPath(root: string): string {
  // Next keeps its cache folder from build to build.
  return join(root, '.next/cache', `${encodeURIComponent(outFolder())}.hash`);
}

/**
 * Whether the export is missing or unfinished, or was built from other sources or other dated facts.
 *
 * @param dated what is only true today (`datedFacts`).
 */
export function needsBuild(root: string, dated: string): boolean {
  const stamp = stampPath(root);
  if (!existsSync(join(root, outFolder(), '404.html')) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== sourcesHash(root, dated);
}

/** Builds the site unless the export is up to date, and returns whether there is an export now. */
export function buildIfNeeded(root: string, dated: string): boolean {
  return !needsBuild(root, dated) || runScript('build');
}
