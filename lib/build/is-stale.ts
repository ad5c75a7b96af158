import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesHash } from './sources-hash';

/**
 * Whether the export in out/ is missing, or made from other sources than those that stand here now,
 * or on a day on which something else was true. Next names a folder of it after the hash of these.
 */
export function isStale(root: string, dated: string): boolean {
  if (!existsSync(join(root, 'out/404.html'))) return true;
  return !existsSync(join(root, 'out/_next/static', sourcesHash(root, dated)));
}
