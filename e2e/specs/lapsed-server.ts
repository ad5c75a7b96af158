import type { Server } from 'node:http';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import { lapsed } from '../sites/sites';
import { test } from './test';

/**
 * Serves the lapsed site (e2e/sites/sites.ts) to the tests of the file or group that calls this.
 */
export function visitLapsedSite(): void {
  let server: Server;
  let origin: string;
  test.beforeAll(async () => {
    server = createSiteServer(lapsed.out);
    origin = `http://localhost:${await listen(server, 3300, true)}`;
  });
  test.afterAll(() => server.close());
  test.use({ baseURL: async ({ baseURL: _ }, use) => use(origin) });
}
