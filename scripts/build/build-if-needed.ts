import { spawnSync } from 'node:child_process';
import { outFolder } from '../../lib/content/content-root';
import { needsBuild } from './needs-build';

/**
 * Builds the site unless the export is up to date.
 *
 * @param dated what is only true today (`datedFacts`).
 * @returns whether there is an export now.
 */
export function buildIfNeeded(root: string, dated: string): boolean {
  if (!needsBuild(root, dated, outFolder())) return true;
  const { status } = spawnSync('npm run build', { cwd: root, stdio: 'inherit', shell: true });
  return status === 0;
}
