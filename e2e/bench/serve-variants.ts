import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from '../../scripts/build/steps/precompress';
import { createSiteServer, listen } from '../../scripts/serve/serve';

/**
 * Serves copies of exports. All are compressed, as a good host sends them, and each has an origin of
 * its own, so that none can use what the browser cached for another one.
 * @param variants a name and a folder each, such as "before=../before/out".
 * @returns the origins by name.
 */
export async function serveVariants(variants: readonly string[]): Promise<Map<string, string>> {
  const origins = new Map<string, string>();
  for (const [index, variant] of variants.entries()) {
    const [name = '', folder = ''] = variant.split('=');
    if (!existsSync(join(folder, '404.html'))) {
      throw new Error(`${variant}: expected a name and an export's folder, such as before=../out.`);
    }
    const copy = join('test-results/bench', String(index));
    rmSync(copy, { recursive: true, force: true });
    cpSync(folder, copy, { recursive: true });
    await precompress(copy);
    const server = createSiteServer(copy);
    origins.set(name, `http://localhost:${await listen(server, 3310)}`);
    server.unref();
  }
  return origins;
}
