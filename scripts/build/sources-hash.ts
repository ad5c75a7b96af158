import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './sources';

/**
 * 20 hexadecimal figures that change when anything that goes into the build does.
 *
 * @param dated what holds on the day of the build only (`datedFacts`).
 */
export function sourcesHash(root: string, dated: string): string {
  const hash = createHash('sha256').update(dated);
  for (const name of ['SITE_ORIGIN', 'NEXT_PUBLIC_MAPS_EMBED_KEY']) {
    hash.update(`${process.env[name] ?? ''}\0`);
  }
  for (const file of sourceFiles(root)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 20);
}
