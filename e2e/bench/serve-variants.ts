import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from '../../scripts/build/steps/precompress';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import { floorOf } from './floor';

/**
 * Serves copies of out/ as "page", of out/ without scripts as "floor", and of other exports. All are
 * compressed, as a good host sends them, and each has an origin of its own, so that none can use
 * what the browser cached for another. The servers do not keep the process running.
 * @param pages the paths of the pages that need a floor.
 * @returns the origin of each variant.
 */
export async function serveVariants(
  pages: readonly string[],
  beside: readonly [name: string, folder: string][],
): Promise<ReadonlyMap<string, string>> {
  const origins = new Map<string, string>();
  for (const [name, folder] of [['page', 'out'], ['floor', 'out'], ...beside] as const) {
    if (!existsSync(join(folder, 'index.html'))) {
      throw new Error(`${folder} is not an exported site; "${name}" cannot be measured.`);
    }
    const copy = join('test-results/bench', name);
    rmSync(copy, { recursive: true, force: true });
    cpSync(folder, copy, { recursive: true });
    const changed = name === 'floor' ? pages.map((path) => join(copy, path, 'index.html')) : [];
    for (const file of changed) writeFileSync(file, floorOf(readFileSync(file, 'utf8')));
    await precompress(copy);
    const server = createSiteServer(copy);
    origins.set(name, `http://localhost:${await listen(server, 3310, true)}`);
    server.unref();
  }
  return origins;
}
