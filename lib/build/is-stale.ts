import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './sources';

/** Whether the export in out/ is missing or older than something that it is made from. */
export function isStale(root: string): boolean {
  const built = statSync(join(root, 'out/404.html'), { throwIfNoEntry: false });
  if (!built) return true;
  return sourceFiles(root).some((file) => statSync(join(root, file)).mtimeMs > built.mtimeMs);
}
