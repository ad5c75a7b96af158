import type { Server } from 'node:http';
import { readContent } from '../../lib/content/read-content';
import { testDay } from '../../lib/content/test-content.fixture';
import { formatClosure } from '../../lib/hours/closures';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import { lapsed } from '../sites/sites';
import { test } from './test';

/** What the lapsed site says. */
export const lapsedContent = readContent(lapsed.content, testDay);

const { business, pages } = lapsedContent;

/** How it announces its days off. */
export const closureNotice = business.closures
  .map((closure) => formatClosure(closure, pages.frame.closure))
  .join();

/**
 * Serves the lapsed site (e2e/sites/sites.ts) to the tests of the file or group that calls this.
 */
export function visitLapsedSite(): void {
  let server: Server;
  let origin: string;
  test.beforeAll(async () => {
    server = createSiteServer(lapsed.out);
    origin = `http://localhost:${await listen(server, 3300)}`;
  });
  test.afterAll(() => server.close());
  test.use({ baseURL: async ({ baseURL: _ }, use) => use(origin) });
}
