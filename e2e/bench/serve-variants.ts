import type { Server } from 'node:http';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import type { Variants } from './variants';

/** Where each variant is served: an origin of its own, so that none finds another's files kept. */
export type Origins = ReadonlyMap<string, string>;

/** Serves the variants from one process, on free ports from 3310 on, until `close` is called. */
export async function serveVariants(
  variants: Variants,
): Promise<{ origins: Origins; close: () => void }> {
  const origins = new Map<string, string>();
  const servers: Server[] = [];
  for (const [name, folder] of variants) {
    const server = createSiteServer(folder);
    servers.push(server);
    origins.set(name, `http://localhost:${await listen(server, 3310, true)}`);
  }
  return { origins, close: () => servers.forEach((server) => void server.close()) };
}
