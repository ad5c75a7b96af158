import type { Server } from 'node:http';
import { join } from 'node:path';
import { listen } from '../serve';
import { createBenchServer } from './bench-server';
import { type Variant, variantFolder } from './variants';

/** Where each variant is served: an origin of its own, so that none finds another's files kept. */
export interface Served {
  origins: Record<Variant, string>;
  close: () => void;
}

/** Serves the three variants from one process, on free ports from 3310 on. */
export async function serveVariants(root: string): Promise<Served> {
  const servers: Server[] = [];
  const serve = async (variant: Variant) => {
    const server = createBenchServer(join(root, variantFolder(variant)));
    servers.push(server);
    return `http://localhost:${await listen(server, 3310, true)}`;
  };
  const origins = {
    page: await serve('page'),
    floor: await serve('floor'),
    next: await serve('next'),
  };
  return { origins, close: () => servers.forEach((server) => void server.close()) };
}
