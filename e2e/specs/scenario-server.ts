import type { Server } from 'node:http';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import { scenario } from '../scenario/scenario';
import { test } from './test';

/**
 * Serves the site of the scenario (`npm run build:scenario`) instead of out/ to the tests of the
 * file or group that calls this.
 */
export function visitScenario(): void {
  let server: Server;
  let origin: string;
  test.beforeAll(async () => {
    server = createSiteServer(scenario.out);
    origin = `http://localhost:${await listen(server, 3300, true)}`;
  });
  test.afterAll(() => server.close());
  test.use({ baseURL: async ({ baseURL: _ }, use) => use(origin) });
}
